/// Where a value stands, as far as that says of which type it is.
enum ValuePlace: Hashable {
    case unknown
    /// Where these types are stated for it, as in `let tint: Color = .accent`.
    case stated([String])
    /// As an argument; the label is empty where there is none, the callee where it is no name.
    case argument(callee: String, label: String)
    /// Assigned to something of this name, or compared with it.
    case assigned(String)

    /// What is called where the type that is made is not named.
    static let initializer = "init"
}

/// The types that the sources state for parameters and properties.
struct StatedTypes {
    private var types: [ValuePlace: Set<String>] = [:]

    /// Learns what a place expects.
    mutating func add(_ names: [String], at place: ValuePlace) {
        let names = names.filter(Self.isTelling)
        if !names.isEmpty { types[place, default: []].formUnion(names) }
    }

    /// Whether a value of one of the types is expected somewhere; `nil` where nothing tells, or declarations disagree.
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

    /// Whether a value is made into one of the types there, and is none yet: what `Color(named: .accent)` takes is no color. Of
    /// `.init(named: .accent)` nobody knows what it makes.
    private func isConverted(at place: ValuePlace, to valueTypes: [String]) -> Bool {
        guard case .argument(let callee, let label) = place, !label.isEmpty else { return false }
        return callee == ValuePlace.initializer || valueTypes.contains(callee)
    }

    /// Whether a name in a type says which: not a word of the language, a generic parameter's letter, or what stands around.
    private static func isTelling(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count > 1, !wrappers.contains(name) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    private static let wrappers: Set<String> = ["Optional", "Binding", "Array", "Set", "Published", "SwiftUI", "UIKit"]

    /// What the label says, or else the name of what is called or assigned to. A place without such a word says nothing.
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
