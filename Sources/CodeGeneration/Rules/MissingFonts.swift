import DesignTokens
import Diagnostics

// Unknown and invalid PostScript names.
extension CheckedConfiguration {
    /// Fonts of text styles whose PostScript names are unknown. Apps silently use the system font instead of an unknown
    /// font.
    var missingFonts: [RuleFinding] {
        let isConfigured = !configuration.fonts.isEmpty
        let requests = fontRequests { isConfigured || $0.declaration.uses.contains(.fontNames) }
        return isConfigured ? requests.compactMap(missingFont) : guesses(requests)
    }

    /// A font with the place of the first text style that uses it.
    private typealias Request = (request: FontRequest, location: SourceLocation)

    private func fontRequests(of isIncluded: (NamedOutput) -> Bool) -> [Request] {
        var seen: Set<FontRequest> = []
        var requests: [Request] = []
        for output in symbols.outputs where isIncluded(output) {
            for token in output.tokens where resolution.types[token] == .typography {
                let modes = resolution.modes(of: token)
                for mode in (modes.isEmpty ? [0] : modes).map({ resolution.modes[$0] }) {
                    guard let request = FontRequest(mode.value(of: token)), seen.insert(request).inserted else {
                        continue
                    }
                    requests.append((request, mode.graph.valueLocation(of: mode.traces[token].origin)))
                }
            }
        }
        return requests
    }

    /// Returns one note for each family. A guess does not stop a configuration without fonts.
    private func guesses(_ requests: [Request]) -> [RuleFinding] {
        var families: [String] = []
        var guesses: [String: (names: [String], location: SourceLocation)] = [:]
        for (request, location) in requests {
            guard case .guessed(let name) = fonts.name(for: request).name else { continue }
            let family = request.ownFamilies[0]
            if guesses[family] == nil { families.append(family) }
            guesses[family, default: ([], location)].names.append(name)
        }
        return families.compactMap { family in
            guesses[family].map { guess in
                let more = guess.names.count - 1
                let are = more == 0 ? " is a guess" : " and \(Wording.count(more, "more name")) are guesses"
                return Diagnostic(
                    .note, .guessedFont,
                    "the PostScript names of '\(family)' are unknown: '\(guess.names[0])'\(are)",
                    at: guess.location, advice: Self.guessAdvice
                ).about(family)
            }
        }
    }

    private static let guessAdvice =
        "add its font files to \"files\" in \"fonts\", or its PostScript names to \"names\" in \"fonts\""

    private func missingFont(_ request: FontRequest, at location: SourceLocation) -> RuleFinding? {
        let families = request.ownFamilies
        let warning = { (code: DiagnosticCode, message: String, advice: String) in
            Diagnostic(.warning, code, message, at: location, advice: advice).about(families)
        }
        let found = fonts.name(for: request)
        switch (found.name, found.source) {
        case (.guessed(let guess), _) where fonts.files.isEmpty:
            return warning(
                .guessedFont,
                "the PostScript name of '\(families[0]) \(request.style)' is unknown: '\(guess)' is a guess",
                Self.guessAdvice)
        case (.guessed(let guess), _):
            let names = families.map { "'\($0)'" }.joined(separator: " or ")
            return warning(
                .missingFont, "no font file has the family \(names), so the PostScript name '\(guess)' is a guess",
                NearestName.advice(
                    for: families[0], among: fonts.familyNames,
                    otherwise:
                        "add its font files, or add the PostScript name of '\(families[0]) \(request.style)' to "
                        + "\"names\" in \"fonts\""))
        case (.named(let name, _), .nearest(let family, let style)):
            return warning(
                .missingFont,
                "cannot find the font '\(family) \(request.style)'; '\(name)' (\(style)) is used instead",
                "add its file, or its PostScript name to \"names\" in \"fonts\"")
        default: return nil
        }
    }

    /// PostScript names in the configuration that no font file has: an error if a file has the family. Other families
    /// may come from elsewhere, such as the system; there, a name similar to one in the files is a warning.
    var unknownFonts: [RuleFinding] {
        guard !fonts.files.isEmpty else { return [] }
        let families = Set(fonts.familyNames.map(FontFamilyKey.init))
        var seen: Set<String> = []
        let names = fonts.postScriptNames.filter { seen.insert($0).inserted }
        let some = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        return configuration.fonts.names.flatMap { family in
            let hasFiles = families.contains(FontFamilyKey(family.name.value))
            return family.fonts.map(\.postScriptName).filter { !seen.contains($0.value) }.compactMap {
                name -> RuleFinding? in
                let nearest = NearestName.nearest(to: name.value, among: names)
                guard hasFiles || nearest != nil else { return nil }
                return Diagnostic(
                    hasFiles ? .error : .warning, .unknownFont,
                    "cannot find the PostScript name '\(name.value)' in the font files", at: name.location,
                    advice: nearest.map { "did you mean '\($0)'?" }
                        ?? "add the file of the font, or use one of: \(some)"
                ).about(family.name.value)
            }
        }
    }
}

extension FontRequest {
    /// The families except the system's, if there are any.
    fileprivate var ownFamilies: [String] {
        let others = families.filter { FontName.Design(family: $0) == nil }
        return others.isEmpty ? families : others
    }
}
