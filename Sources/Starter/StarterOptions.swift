import CodeGeneration
import DesignTokens
import Diagnostics

/// The user's choices, which replace those of `init`.
package struct StarterOptions: Sendable {
    /// The folder or file with the tokens, relative to the searched folder and possibly outside of it; `nil` to search.
    package var tokens: String?
    /// The name of the target that compiles the generated files.
    package var target: String?
    /// The layers of groups, by their paths.
    package var layers: [String: Layer] = [:]
    /// Templates that replace the usual ones for the same types.
    package var templates: [String] = []
    /// The folder that outputs are relative to.
    package var outputRoot: String?

    package init() {}
}

extension StarterOptions {
    /// Returns errors about unknown groups and templates.
    func problems(_ survey: ProjectSurvey, _ proposal: Proposal) -> [Diagnostic] {
        let groups = survey.resolution.graph.groups.map(\.path).filter { !$0.isEmpty }
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
                advice: isKnown
                    ? "use a template for the same types as one of \(used.sorted().joined(separator: ", "))"
                    : NearestName.advice(for: name, among: known, otherwise: "remove --template"))
        }
        return unknownGroups + unusedTemplates
    }
}

extension ProposedOutput {
    /// Returns the output in one of the templates, if one is for the same types.
    func written(asOneOf templates: [String]) -> Self {
        let wanted = templates.first { name in
            let declaration = TemplateDeclaration.named(name)
            return declaration.types == configuration.declaration.types && declaration.assetKinds.isEmpty
        }
        guard let wanted, wanted != configuration.template.value, let kind else { return self }
        let scope = TemplateDeclaration.named(wanted).scope
        let file = kind.path.split(separator: "+", maxSplits: 1).last.map { "\(scope)+\($0)" } ?? kind.path
        return written(as: wanted, in: file)
    }
}
