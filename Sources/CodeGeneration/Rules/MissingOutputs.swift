import DesignTokens
import Diagnostics

// References of outputs to declarations that no output writes.
extension CheckedConfiguration {
    /// Outputs that use support types that no output declares. The module may declare them itself.
    var missingSupport: [RuleFinding] {
        symbols.units.filter { $0.language.abilities.contains(.support) }.compactMap { unit -> RuleFinding? in
            let outputs = unit.symbols.outputs.map(\.configuration)
            let declared = outputs.reduce(into: Set<SupportPiece>()) { $0.formUnion($1.declaration.support) }
            let pieces = SupportPiece.allCases.filter { !declared.contains($0) && !$0.types.isEmpty }
            if pieces.isEmpty { return nil }
            let users = SupportPieces(unit.symbols, resolution, includesOwn: false).users
            let first = outputs.first { output in
                pieces.contains { users[$0]?.path.value == output.path.value }
            }
            let types = pieces.filter { users[$0] != nil }.flatMap(\.types)
            let them = types.count == 1 ? "it" : "them"
            return first?.finding(
                .note, .missingSupport,
                "the outputs use \(Wording.list(types.map { "'\($0)'" })), but no output declares \(them)",
                advice:
                    "add { \"template\": \"support\", \"path\": \"TokenSupport.swift\" } to \"outputs\", unless your "
                    + "module declares \(types.count == 1 ? "that type" : "those types")")
        }
    }

    /// Outputs that refer to color sets that no catalog of the target contains. Such a color would be missing at run
    /// time.
    var missingColorSets: [Diagnostic] {
        symbols.units.flatMap { unit in
            let given = unit.language.form.platforms.isEmpty ? GivenExpressions() : unit.symbols.input.given
            return unit.symbols.outputs.filter(\.declaration.usesColorSets).compactMap { output -> Diagnostic? in
                let known = unit.symbols.input.colorSets
                let missing = output.tokens.filter { known[$0] == nil && given[$0]?.everywhere == nil }
                guard !missing.isEmpty else { return nil }
                return Diagnostic(
                    .error, .missingColorSet,
                    "'\(output.configuration.path.value)' refers to color sets, but no catalog contains one for "
                        + resolution.graph.phrase(missing),
                    at: output.configuration.path.location,
                    advice:
                        "add { \"template\": \"color-catalog\", \"path\": \"Resources/Colors.xcassets\" } to the "
                        + "\"outputs\" of the target, with the same \"tokens\"")
            }
        }
    }

    /// Theme colors that are written as styles, which some of the app's systems lack.
    var newerSystems: [RuleFinding] {
        let platforms = configuration.deployment.platformsWithoutStyles
        guard !platforms.isEmpty else { return [] }
        let needed = Wording.list(platforms.map { "\($0.rawValue) \(Deployment.resolvedStyles[$0] ?? 0)" })
        return symbols.units.compactMap { unit -> RuleFinding? in
            // Find the first theme color that an output writes as a style.
            let styles = unit.symbols.outputs.lazy.filter { !$0.declaration.isTheme }.flatMap { output in
                output.tokens.lazy.compactMap { token in
                    unit.symbols.themeMember(of: token).map { (output: output, token: token, member: $0) }
                }
            }
            guard let (output, token, member) = styles.first(where: { $0.member.isColor }) else { return nil }
            let path = resolution.graph.tokens[token].path
            let property = unit.language.memberName(joining: member.theme)
            return output.configuration.finding(
                .note, .deploymentTarget,
                "theme colors such as '\(path)' are styles that need \(needed), but the app supports older "
                    + "systems",
                advice: "on older systems, read them from the environment: \"@Environment(\\.\(property)) private var "
                    + "\(property)\", then \"\(property).\(member.path)\"")
        }
    }
}

extension TokenGraph {
    /// Returns the path of the first token, and how many more there are.
    func phrase(_ tokens: [Int]) -> String {
        let rest = tokens.count > 1 ? " and \(Wording.count(tokens.count - 1, "more token"))" : ""
        return "'\(self.tokens[tokens[0]].path)'" + rest
    }
}
