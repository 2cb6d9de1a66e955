import Diagnostics
import LocatedJSON

/// A property beside a value by which some teams change it, with a program of their own.
enum ValueProperty: String, CaseIterable {
    case alpha, opacity, darkValue, unit

    /// What to write instead.
    func advice(valueKey: String) -> String {
        switch self {
        case .alpha, .opacity: "the value is used without it; write the opacity as a part of \(valueKey)"
        case .darkValue:
            "the value is used in dark mode too; write the dark value as a token of the dark theme or mode"
        case .unit: "write the unit as a part of \(valueKey)"
        }
    }

    /// The properties of a token, other than groups, and other than a unit that completes its value.
    static func all(of token: JSONNode, in source: JSONDocument) -> [(property: Self, member: JSONMember)] {
        source.members(of: token).compactMap { member in
            guard source.kind(of: member.value) != .object,
                let property = allCases.first(where: { source.string(member.key, equals: $0.key) })
            else { return nil }
            return property == .unit && source.hasUnit(in: token) ? nil : (property, member)
        }
    }

    private var key: StaticString {
        switch self {
        case .alpha: "alpha"
        case .opacity: "opacity"
        case .darkValue: "darkValue"
        case .unit: "unit"
        }
    }

    /// The warning that the property is not used.
    func diagnostic(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, .unknownProperty, "unknown property '\(rawValue)' of a token", at: location,
            advice: advice(valueKey: "the value"), loss: .detail)
    }
}
