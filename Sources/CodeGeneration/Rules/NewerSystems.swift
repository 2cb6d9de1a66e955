import Diagnostics

/// Colors of themes written as styles, which older systems that the app supports do not have.
struct NewerSystems: ConfigurationRule {
    let kinds = [RuleKind(.newerSystem, .note, about: .outputs)]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let deployment = checked.configuration.deployment
        let platforms = deployment.platforms(without: .resolvedStyles)
        guard !platforms.isEmpty else { return [] }
        return checked.symbols.units.compactMap { unit in
            first(of: unit).map { output, token, member in
                let path = checked.resolution.graph.tokens[token].path
                let property = ThemeMember.property(ofType: member.theme, unit.language)
                return output.configuration.finding(
                    .note, .newerSystem,
                    "colors of the theme, such as \(path), are styles that need \(needed(on: platforms)), and the app "
                        + "supports older systems",
                    advice: "read them there from the environment: \"@Environment(\\.\(property)) private var "
                        + "\(property)\", then \"\(property).\(member.path)\"")
            }
        }
    }

    /// The first color of a theme that an output writes as a style.
    private func first(of unit: SymbolTables.Unit) -> (output: NamedOutput, token: Int, member: ThemeMember)? {
        for output in unit.symbols.outputs where !output.declaration.isTheme {
            for token in output.tokens {
                guard let member = unit.symbols.themeMember(of: token), member.isColor else { continue }
                return (output, token, member)
            }
        }
        return nil
    }

    private func needed(on platforms: [ApplePlatform]) -> String {
        let versions = Deployment.Feature.resolvedStyles.versions
        return Wording.list(platforms.map { "\($0.rawValue) \(versions[$0] ?? 0)" })
    }
}
