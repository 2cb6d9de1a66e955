import CodeGeneration
import DesignTokens

/// Outputs for tokens that are neither colors nor measures: each type has a template.
extension GroupSurvey {
    private static let templates: KeyValuePairs<String, String> = [
        "text-style": "TextStyle+Tokens.swift", "shadow": "LayeredShadow+Tokens.swift",
        "gradient": "Gradient+Tokens.swift", "border": "BorderStyle+Tokens.swift",
        "animation": "Animation+Tokens.swift", "constants": "Constants.swift",
    ]

    /// An output for each template; those that would take nothing are left out later.
    func typedOutputs(excluding components: [Group]) -> [StarterDraft.Output] {
        Self.templates.map { template, path in
            let types = TemplateDeclaration.named(template).types
            let isHolding = { (counts: Counts) in !counts.types.isDisjoint(with: types) }
            let holders = isCrowded ? [] : roots.filter { !$0.isComponent && isHolding($0.counts) }
            // Where all stand in one group, its name tells nothing about them.
            let isOnly = holders.count == 1 && !isHolding(loose)
            let drops = isOnly ? [StarterDraft.Drop(path: holders[0].path, mayLeaveOneWord: true)] : []
            let excluded = components.filter { isHolding($0.counts) }
            return StarterDraft.Output(template, path, selection(excluding: excluded), drops)
        }
    }
}

extension StarterDraft.Output {
    /// The output for the modes that an app chooses from, which is only proposed: colors that differ between themes become
    /// styles, and a team that builds an app for each brand wants none.
    static func themes(in target: StarterTarget) -> Self {
        let isTaken = target.fileNames.contains("Theme.swift")
        var output = Self("theme", isTaken ? "TokenTheme.swift" : "Theme.swift")
        if isTaken { output.configuration.scope = Located("TokenTheme") }
        output.isProposed = true
        return output
    }

    /// The output for the types that other outputs use. Where colors need no initializer, or the project has one, none is
    /// written.
    static func support(hasColorHex: Bool) -> Self {
        var output = Self("support", "TokenSupport.swift")
        if !hasColorHex {
            output.configuration.selection.types = [.typography, .shadow, .gradient, .border, .strokeStyle]
        }
        output.comments = ["What colors of modes, text styles, shadows, borders and gradients are made of."]
        return output
    }
}
