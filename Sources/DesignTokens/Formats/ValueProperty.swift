import Diagnostics
import LocatedJSON

/// A property beside a value by which some teams change it, with a program of their own.
enum ValueProperty: String, CaseIterable {
    case alpha, opacity, darkValue

    /// Whether it changes the opacity of a color.
    var isOpacity: Bool { self != .darkValue }

    /// What to write instead.
    func advice(valueKey: String) -> String {
        isOpacity
            ? "the value is used without it; write the opacity as a part of \(valueKey)"
            : "the value is used in dark mode too; write the dark value as a token of the dark theme or mode"
    }

    /// The properties of a token, other than groups.
    static func all(of token: JSONNode, in source: JSONDocument) -> [(property: Self, member: JSONMember)] {
        source.members(of: token).compactMap { member in
            guard source.kind(of: member.value) != .object else { return nil }
            return allCases.first { source.string(member.key, equals: $0.key) }.map { ($0, member) }
        }
    }

    private var key: StaticString {
        switch self {
        case .alpha: "alpha"
        case .opacity: "opacity"
        case .darkValue: "darkValue"
        }
    }

    /// The warning that the property is not used.
    func diagnostic(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, .unknownProperty, "unknown property '\(rawValue)' of a token", at: location,
            advice: advice(valueKey: "the value"), loss: .detail)
    }
}
