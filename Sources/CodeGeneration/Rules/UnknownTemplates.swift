import Diagnostics

extension TemplateLoader {
    /// Outputs whose templates are not there.
    func unknownTemplates(of outputs: [OutputConfiguration]) -> [Diagnostic] {
        let names = names.isEmpty ? [] : (names + Backends.declarations.keys).sorted()
        return outputs.map(\.template).filter { !names.isEmpty && !names.contains($0.value) }.map { template in
            Diagnostic(
                .error, .unknownTemplate, "there is no template \"\(template.value)\"", at: template.location,
                advice: NearestName.advice(
                    for: template.value, among: names, otherwise: "the templates are \(names.joined(separator: ", "))"))
        }
    }
}
