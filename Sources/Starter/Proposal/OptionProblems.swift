import CodeGeneration
import DesignTokens
import Diagnostics

extension StarterOptions {
    /// Returns errors about unknown groups and templates.
    func problems(_ proposal: Proposal) -> [Diagnostic] {
        let groups = proposal.survey.resolution.graph.groups.map(\.path).filter { !$0.isEmpty }
        let paths = Set(groups)
        let unknownGroups = layers.keys.sorted().filter { !paths.contains($0) }.map { path in
            Diagnostic(
                .error, .unknownPath, "cannot find the group '\(path)' in the token files",
                advice: NearestName.advice(for: path, among: groups, otherwise: "remove it from --layer"))
        }
        let used = Set(proposal.outputs.map(\.configuration.template.value))
        let unusedTemplates = templates.filter { !used.contains($0) }.map { name in
            let known = TemplateDeclaration.names
            let isKnown = known.contains(name)
            return Diagnostic(
                .error, .unknownTemplate,
                isKnown ? "no output can use the template '\(name)'" : "cannot find the template '\(name)'",
                advice: isKnown && used.isEmpty
                    ? "remove --template"
                    : isKnown
                        ? "use a template for the same types as one of \(used.sorted().joined(separator: ", "))"
                        : NearestName.advice(for: name, among: known, otherwise: "remove --template"))
        }
        return unknownGroups + unusedTemplates
    }
}
