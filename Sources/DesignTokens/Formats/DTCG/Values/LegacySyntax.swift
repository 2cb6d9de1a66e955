import Diagnostics
import LocatedJSON

/// A way to write a value that the format had before 2025.10, and many files still have; and what the format says instead.
package enum LegacySyntax: String, CaseIterable, Sendable {
    case colorText = "a color is an object"
    case colorChannels = "the parts of a color are its \"components\", not its \"channels\""
    case dimensionText = "a dimension is an object of a number and a unit"
    case durationText = "a duration is an object of a number and a unit"
    case weightName = "the weight of a font is a number, or a name spelled as in the format"
    case lineHeight = "the line height is a number, a multiple of the font size,"
    case missingSpread = "a shadow states its spread"
    case missingDelay = "a transition states its delay"
    case missingSpacing = "a typography states its letter spacing"
    case missingFontPart = "a typography states its font weight and line height"
    case gradientText = "a gradient is an array of stops"
    case typeName = "there are thirteen types"
    case hexDigits = "the hex of a color is # and six digits"
    case fullHue = "a hue is less than 360 degrees"
    case hexAlone = "a color states its color space and components beside its hex"
    case missingUnit = "a dimension states its unit"
    case unitName = "the units are px, rem, ms and s"
    case wrappedReference = "a reference stands for the value as a whole"
    case familyText = "several font families are an array"

    /// The way to leave out a part that has to be there now.
    init?(missing part: String) {
        switch part {
        case "spread": self = .missingSpread
        case "delay": self = .missingDelay
        case "letterSpacing": self = .missingSpacing
        default: return nil
        }
    }

    /// What the format says.
    var rule: String { self == .missingFontPart ? rawValue : rawValue + " since 2025.10" }

    /// What to do where the new spelling cannot be shown.
    var advice: String {
        switch self {
        case .gradientText: "write it as [{ \"color\": …, \"position\": 0 }, { \"color\": …, \"position\": 1 }]"
        case .typeName: "use one of \(TokenType.specified.map(\.rawValue).joined(separator: ", "))"
        case .missingFontPart: "add \"fontWeight\" and \"lineHeight\"; without them the font decides"
        case .lineHeight: "divide it by the font size, such as 1.5"
        default: "write it as the format module 2025.10 does"
        }
    }
}

/// The outdated spellings of some files: each kind is told once, with how often it occurs.
struct LegacySyntaxes: Sendable {
    var found: [(spelling: LegacySyntax, location: SourceLocation, upgrade: ValueUpgrade?)] = []

    /// How to bring the files up to date.
    var upgrades: [ValueUpgrade] { found.compactMap(\.upgrade) }

    /// A warning for each kind, at its first place.
    var diagnostics: [Diagnostic] {
        let all = Dictionary(grouping: found, by: \.spelling)
        return LegacySyntax.allCases.compactMap { spelling in
            guard let alike = all[spelling], let first = alike.first else { return nil }
            let extent = alike.count == 1 ? "" : "; \(alike.count) values of this file do not follow that"
            let advice = first.upgrade.map(\.edit.advice)
            var notes = [Diagnostic.Note(advice ?? spelling.advice)]
            if advice != nil { notes.append(Diagnostic.Note("TokenGenerator validate --upgrade writes the file so")) }
            return Diagnostic(
                .warning, .outdatedSpelling, spelling.rule + extent, at: first.location,
                notes: notes)
        }
    }
}

extension JSONEdit {
    /// The change as something to do.
    var advice: String { isAddition ? "add \(text)" : "write it as \(text)" }
}
