import DesignTokens
import Diagnostics

/// Fonts that text styles ask for and nothing states the names of: where an app knows no font of a name, it silently takes
/// the system's.
struct MissingFonts: ConfigurationRule {
    let kinds = [
        RuleKind(.guessedFont, .warning, about: .families),
        RuleKind(.missingFont, .warning, about: .families),
    ]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let isConfigured = !checked.configuration.fonts.isEmpty
        let requests = requests(checked) { isConfigured || $0.declaration.usesFontNames }
        guard isConfigured else { return guesses(requests, checked.fonts) }
        return requests.compactMap { diagnostic($0, checked.fonts, at: $1)?.about(ownFamilies($0)) }
    }

    /// The fonts that outputs ask for, each with the place where the first text style does.
    private func requests(
        _ checked: CheckedConfiguration, of isIncluded: (NamedOutput) -> Bool
    ) -> [(request: FontRequest, location: SourceLocation)] {
        var seen: Set<FontRequest> = []
        var requests: [(request: FontRequest, location: SourceLocation)] = []
        for output in checked.symbols.outputs where isIncluded(output) {
            for token in output.tokens where checked.resolution.types[token] == .typography {
                for mode in modes(of: token, checked.resolution) {
                    guard let request = FontRequest(mode.value(of: token)), seen.insert(request).inserted else {
                        continue
                    }
                    requests.append((request, mode.graph.valueLocation(of: mode.traces[token].origin)))
                }
            }
        }
        return requests
    }

    /// One note for each family: who has said nothing of fonts yet is not stopped by guesses.
    private func guesses(
        _ requests: [(request: FontRequest, location: SourceLocation)], _ fonts: FontNames
    ) -> [RuleFinding] {
        var families: [String] = []
        var guesses: [String: (names: [String], location: SourceLocation)] = [:]
        for (request, location) in requests {
            guard case .guessed(let name) = fonts.name(for: request).name else { continue }
            let family = ownFamilies(request)[0]
            if guesses[family] == nil { families.append(family) }
            guesses[family, default: ([], location)].names.append(name)
        }
        return families.compactMap { family in
            guesses[family].map { guess in
                let more = guess.names.count - 1
                let are = more == 0 ? " is a guess" : " and \(more) more are guesses"
                return Diagnostic(
                    .note, .guessedFont,
                    "nothing says what the fonts of \(family) are called: \"\(guess.names[0])\"\(are)",
                    at: guess.location, advice: Self.advice
                ).about(family)
            }
        }
    }

    private static let advice =
        "name the folder of its files in \"fonts\": { \"files\": […] }, or its PostScript name in \"names\""

    /// The families of a request that are not the system's, if there are any.
    private func ownFamilies(_ request: FontRequest) -> [String] {
        let others = request.families.filter { FontName.Design(family: $0) == nil }
        return others.isEmpty ? request.families : others
    }

    /// The modes that a token can have several fonts in.
    private func modes(of token: Int, _ resolution: Resolution) -> [ResolvedMode] {
        let modes = resolution.modes(of: token)
        return (modes.isEmpty ? [0] : modes).map { resolution.modes[$0] }
    }

    private func diagnostic(
        _ request: FontRequest, _ fonts: FontNames, at location: SourceLocation
    ) -> Diagnostic? {
        let families = ownFamilies(request)
        let found = fonts.name(for: request)
        switch (found.name, found.source) {
        case (.guessed(let guess), _) where fonts.files.isEmpty:
            return Diagnostic(
                .warning, .guessedFont,
                "nothing says what the font \(families[0]) \(request.style) is called: \"\(guess)\" is a guess",
                at: location, advice: Self.advice)
        case (.guessed(let guess), _):
            let names = families.map { "\"\($0)\"" }.joined(separator: " or ")
            return Diagnostic(
                .warning, .missingFont, "no font file has the family \(names): \"\(guess)\" is a guess", at: location,
                advice: NearestName.advice(
                    for: families[0], among: fonts.familyNames,
                    otherwise: "add its files, or state the name of \(families[0]) \(request.style) in \"names\""))
        case (.named(let name, _), .nearest(let family, let style)):
            return Diagnostic(
                .warning, .missingFont,
                "there is no \(family) \(request.style): \"\(name)\", which is \(style), takes its place",
                at: location, advice: "add its file, or state its name in \"names\" of \"fonts\"")
        default: return nil
        }
    }
}
