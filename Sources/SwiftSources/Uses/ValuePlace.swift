/// The context of a value, as far as it implies a type.
enum ValuePlace: Hashable {
    case unknown
    /// A place with explicit types, as in `let tint: Color = .accent`.
    case stated([String])
    /// An argument. Without a label or callee name, these are empty.
    case argument(callee: String, label: String)
    /// An assignment to, or a comparison with, something of this name.
    case assigned(String)

    /// The callee of an initializer without a type.
    static let initializer = "init"
}

/// The explicit types of parameters and properties.
struct StatedTypes {
    private var types: [ValuePlace: Set<String>] = [:]

    /// Records the types of a place.
    mutating func add(_ names: [String], at place: ValuePlace) {
        let names = names.filter(Self.isTelling)
        if !names.isEmpty { types[place, default: []].formUnion(names) }
    }

    /// Returns whether a place expects one of the types; `nil` if it is unknown or ambiguous.
    func expects(_ valueTypes: [String], at place: ValuePlace) -> Bool? {
        if case .stated(let names) = place {
            let names = names.filter(Self.isTelling)
            return names.isEmpty ? nil : names.contains(where: valueTypes.contains)
        }
        guard let known = types[place] else {
            return isConverted(at: place, to: valueTypes) ? false : words(valueTypes, at: place)
        }
        guard valueTypes.contains(where: known.contains) else { return false }
        return known.isSubset(of: valueTypes) ? true : words(valueTypes, at: place)
    }

    /// Returns whether a value of another type is converted into one of the types: the argument of `Color(named:
    /// .accent)` is not a color. The type of `.init(named: .accent)` is unknown. An asset symbol of Xcode is both a
    /// resource and a value.
    private func isConverted(at place: ValuePlace, to valueTypes: [String]) -> Bool {
        guard case .argument(let callee, let label) = place, !label.isEmpty else { return false }
        if label == "resource", valueTypes.contains(where: { $0.hasSuffix("Resource") }) { return false }
        return callee == ValuePlace.initializer || valueTypes.contains(callee)
    }

    /// Returns whether a name in a type is specific: not a keyword, a generic parameter's letter or a wrapper.
    private static func isTelling(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count > 1, !wrappers.contains(name) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    private static let wrappers: Set<String> = ["Optional", "Binding", "Array", "Set", "Published", "SwiftUI", "UIKit"]

    /// Returns whether the label, or else the name of the callee or the assignment's target, implies a type. `nil`
    /// without such a word.
    private func words(_ valueTypes: [String], at place: ValuePlace) -> Bool? {
        let word =
            switch place {
            case .unknown, .stated: ""
            case .argument(let callee, let label): label.isEmpty ? callee : label
            case .assigned(let name): name
            }
        return ExpectedWords.fit(word, valueTypes) ? true : nil
    }
}
