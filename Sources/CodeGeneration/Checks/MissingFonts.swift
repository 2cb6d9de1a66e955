import DesignTokens
import Diagnostics

/// Fonts that text styles ask for and nothing states the names of: where an app knows no font of a name, it silently takes
/// the system's.
struct MissingFonts: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let isConfigured = !checked.configuration.fonts.isEmpty
        var seen: Set<FontRequest> = []
        var diagnostics: [Diagnostic] = []
        for output in checked.symbols.outputs where isConfigured || output.traits.usesFontNames {
            for token in output.tokens where checked.resolution.types[token] == .typography {
                for mode in modes(of: token, checked.resolution) {
                    guard let request = FontRequest(mode.value(of: token)), seen.insert(request).inserted else {
                        continue
                    }
                    let location = mode.graph.valueLocation(of: mode.traces[token].origin)
                    var found = diagnostic(request, checked.fonts, at: location)
                    // Who has said nothing of fonts yet is not stopped by a guess.
                    if !isConfigured { found?.severity = .note }
                    diagnostics += [found].compactMap(\.self)
                }
            }
        }
        return diagnostics
    }

    /// The modes that a token can have several fonts in.
    private func modes(of token: Int, _ resolution: Resolution) -> [ResolvedMode] {
        let modes = resolution.modes(of: token)
        return (modes.isEmpty ? [0] : modes).map { resolution.modes[$0] }
    }

    private func diagnostic(
        _ request: FontRequest, _ fonts: FontNames, at location: SourceLocation
    ) -> Diagnostic? {
        let others = request.families.filter { FontName.Design(family: $0) == nil }
        let families = others.isEmpty ? request.families : others
        let found = fonts.name(for: request)
        switch (found.name, found.source) {
        case (.guessed(let guess), _) where fonts.files.isEmpty:
            return Diagnostic(
                .warning, .guessedFont,
                "nothing says what the font \(families[0]) \(request.style) is called: \"\(guess)\" is a guess",
                at: location,
                advice: "name the folder of its files in \"fonts\": { \"files\": […] }, or its PostScript name in "
                    + "\"names\"")
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
