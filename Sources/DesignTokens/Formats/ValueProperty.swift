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

    /// The property with a name, perhaps after `$`.
    init?(named name: some StringProtocol) {
        let name = name.hasPrefix("$") ? String(name.dropFirst()) : String(name)
        guard let property = name == "dark" ? .darkValue : Self(rawValue: name) else { return nil }
        self = property
    }

    /// The properties of a token, other than groups, and other than a unit that completes its value.
    static func all(of token: JSONNode, in source: JSONDocument) -> [(property: Self, member: JSONMember)] {
        source.members(of: token).compactMap { member in
            guard source.kind(of: member.value) != .object, let property = Self(named: source.string(member.key)) else {
                return nil
            }
            return property == .unit && source.hasUnit(in: token) ? nil : (property, member)
        }
    }

    /// The warning that the property of a token is not used.
    func diagnostic(on key: JSONNode, in source: JSONDocument) -> Diagnostic {
        Diagnostic(
            .warning, .unknownProperty, "unknown property '\(source.string(key))' of a token",
            at: source.location(of: key),
            advice: advice(valueKey: "the value"), loss: .detail)
    }
}

extension JSONDocument {
    /// The values for light and dark that some teams write as one value: `{ "default": "#FFFFFF", "dark": "#000000" }`; `nil`
    /// for any other value.
    func appearances(of value: JSONNode) -> (light: JSONMember, dark: JSONMember)? {
        guard kind(of: value) == .object else { return nil }
        var (light, dark): (JSONMember?, JSONMember?)
        for member in members(of: value) {
            if string(member.key, equals: "dark"), dark == nil {
                dark = member
            } else if string(member.key, equals: "default") || string(member.key, equals: "light"), light == nil {
                light = member
            } else {
                return nil
            }
        }
        return light.flatMap { light in dark.map { (light, $0) } }
    }

    /// The value of a token for dark mode beside its value.
    func darkValue(of token: JSONNode) -> JSONNode? {
        value(of: "$darkValue", or: "darkValue", in: token)
            ?? value(of: "dark", in: token).flatMap { [.string, .number].contains(kind(of: $0)) ? $0 : nil }
    }
}
