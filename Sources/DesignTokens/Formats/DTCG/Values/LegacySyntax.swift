import Diagnostics
import LocatedJSON

/// A spelling of values from before 2025.10 that many files still use. The raw value is the current rule.
package enum LegacySyntax: String, CaseIterable, Sendable {
    case colorText = "colors are objects"
    case colorChannels = "the parts of a color are in \"components\", not \"channels\""
    case dimensionText = "dimensions are objects with \"value\" and \"unit\""
    case durationText = "durations are objects with \"value\" and \"unit\""
    case numberText = "numbers have no quotation marks"
    case weightName = "font weights are numbers or names from the specification"
    case lineHeight = "line heights are multiples of the font size"
    case missingSpread = "shadows require \"spread\""
    case missingDelay = "transitions require \"delay\""
    case missingSpacing = "typography tokens require \"letterSpacing\""
    case missingFontPart = "typography tokens require \"fontWeight\" and \"lineHeight\""
    case gradientText = "gradients are arrays of stops"
    case shadowText = "shadows are objects"
    case shadowKind = "inner shadows have \"inset\": true"
    case modesInValue = "a token has one value; those of other modes belong in \"$extensions\""
    case curveText = "timing curves are arrays of four numbers"
    case hexDigits = "\"hex\" is # and six digits"
    case fullHue = "hues are less than 360 degrees"
    case hexAlone = "colors require \"colorSpace\" and \"components\", not only \"hex\""
    case missingUnit = "dimensions require a unit"
    case unitName = "the only units are px, rem, ms and s"
    case wrappedReference = "a reference must be the whole value"
    case familyText = "a font family is a name without quotation marks, or an array of names"

    /// The spelling that leaves out a part that is required now.
    init?(missing part: String) {
        switch part {
        case "spread": self = .missingSpread
        case "delay": self = .missingDelay
        case "letterSpacing": self = .missingSpacing
        default: return nil
        }
    }

    /// What the format requires.
    var rule: String { self == .missingFontPart ? rawValue : "in version 2025.10 of the format, " + rawValue }

    /// The advice where the new spelling cannot be shown.
    var advice: String {
        switch self {
        case .gradientText: "write it as [{ \"color\": …, \"position\": 0 }, { \"color\": …, \"position\": 1 }]"
        case .shadowText: "write it as { \"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": … }"
        case .shadowKind: "write \"inset\": true for an inner shadow, and nothing for a drop shadow"
        case .modesInValue: "write \"$extensions\": { \"mode\": { \"dark\": … } } beside the value"
        case .missingFontPart: "add \"fontWeight\" and \"lineHeight\"; without them, the font's defaults are used"
        case .lineHeight: "write a multiple of the font size, such as 1.5"
        case .dimensionText, .missingUnit: "write a length in px or rem, such as { \"value\": 16, \"unit\": \"px\" }"
        case .unitName: "write lengths in px or rem, and times in ms or s"
        default: "write it as Design Tokens 2025.10 requires"
        }
    }
}

/// The outdated spellings in some files, each kind reported once with the number of its uses.
struct LegacySyntaxes: Sendable {
    var found: [(spelling: LegacySyntax, location: SourceLocation, upgrade: ValueUpgrade?)] = []
    /// The types that the format does not have, and the types as which they are read.
    var types: [(name: String, type: TokenType, location: SourceLocation)] = []

    /// The edits that update the files.
    var upgrades: [ValueUpgrade] { found.compactMap(\.upgrade) }

    /// One warning for each kind and each type, at its first place.
    var diagnostics: [Diagnostic] { syntaxDiagnostics + typeDiagnostics }

    private var typeDiagnostics: [Diagnostic] {
        types.grouped { "\($0.name) \($0.type)" }.map { alike in
            let (name, type, location) = alike[0]
            let more = alike.count == 1 ? "" : " (and \(Wording.count(alike.count - 1, "more time")) in this file)"
            return Diagnostic(
                .warning, .unknownType, "unknown token type '\(name)' is read as '\(type.rawValue)'\(more)",
                at: location, advice: "write \"$type\": \"\(type.rawValue)\"", loss: .detail)
        }
    }

    private var syntaxDiagnostics: [Diagnostic] {
        let all = Dictionary(grouping: found, by: \.spelling)
        return LegacySyntax.allCases.compactMap { spelling in
            guard let alike = all[spelling], let first = alike.first else { return nil }
            let extent = alike.count == 1 ? "" : "; \(alike.count) values in this file do not follow this rule"
            let advice = first.upgrade.map(\.edit.advice)
            var notes = [Diagnostic.Note(advice ?? spelling.advice)]
            if advice != nil {
                notes.append(Diagnostic.Note("or run 'TokenGenerator validate --upgrade' to update the file"))
            }
            return Diagnostic(
                .warning, .outdatedSyntax, spelling.rule + extent, at: first.location,
                notes: notes)
        }
    }
}

extension JSONEdit {
    /// The change as an instruction.
    var advice: String { isAddition ? "add \(text)" : "write it as \(text)" }
}
