import Diagnostics
import Mustache

/// The templates of a run, ready to render.
struct LoadedTemplates: Sendable {
    /// The templates; `nil` after errors.
    let library: MustacheLibrary?
    /// What is wrong with them, and with the outputs that name them.
    let diagnostics: [Diagnostic]

    /// Outputs whose templates are not there.
    static func unknown(in configuration: Configuration, known: [String]) -> [Diagnostic] {
        configuration.outputs.map(\.template).filter { !known.isEmpty && !known.contains($0.value) }.map { template in
            let advice = NearestName.advice(
                for: template.value, among: known, otherwise: "the templates are \(known.joined(separator: ", "))")
            return Diagnostic(
                .error, .unknownTemplate, "there is no template \"\(template.value)\"", at: template.location,
                notes: [Diagnostic.Note(advice)])
        }
    }
}
