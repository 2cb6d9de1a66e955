import Diagnostics

/// Finds which of some names is meant: the one that is spelled so, or else the only one that differs in the case of its
/// letters alone.
package struct NameLookup: Sendable {
    private let names: [String]
    /// The first place of each spelling.
    private var places: [String: Int] = [:]
    /// The spellings that differ in the case of letters alone, by their small letters.
    private var spellings: [String: [String]] = [:]

    package init(_ names: [String]) {
        self.names = names
        for (place, name) in names.enumerated() where places[name] == nil {
            places[name] = place
            spellings[name.lowercased(), default: []].append(name)
        }
    }

    /// The place of the name that is meant; nothing where there is none, or where several are meant alike.
    package func place(of name: String) -> Int? {
        if let place = places[name] { return place }
        let alike = spellings[name.lowercased()] ?? []
        return alike.count == 1 ? places[alike[0]] : nil
    }

    /// The names that are meant alike, where a name is spelled as none of several.
    package func alternatives(to name: String) -> [String] {
        let alike = places[name] == nil ? spellings[name.lowercased()] ?? [] : []
        return alike.count > 1 ? alike : []
    }

    /// What to do about a name that means none, for a note; other words where no name is near.
    package func advice(for name: String, quote: String = "\"", otherwise: @autoclosure () -> String) -> String {
        let alternatives = alternatives(to: name)
        guard alternatives.isEmpty else {
            return "these differ only in case, write one of them: \(alternatives.joined(separator: ", "))"
        }
        return NearestName.advice(for: name, among: names, quote: quote, otherwise: otherwise())
    }
}
