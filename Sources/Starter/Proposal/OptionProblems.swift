import CodeGeneration
import DesignTokens
import Diagnostics

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
                advice: isKnown && used.isEmpty
                    ? "remove --template"
                    : isKnown
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
