import Diagnostics

/// Looks up names: by exact spelling, or else by the only name that differs in case or spaces.
package struct NameLookup: Sendable {
    private let names: [String]
    /// The first index of each spelling.
    private var places: [String: Int] = [:]
    /// The spellings that differ only in case or spaces, by the name without either.
    private var spellings: [String: [String]] = [:]

    package init(_ names: [String]) {
        self.names = names
        for (place, name) in names.enumerated() where places[name] == nil {
            places[name] = place
            spellings[Self.folded(name), default: []].append(name)
        }
    }

    /// A name in lower case and without spaces.
    package static func folded(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }

    /// The index of a name, or `nil` without a match, or with several that differ in case or spaces.
    package func place(of name: String) -> Int? {
        if let place = places[name] { return place }
        let alike = spellings[Self.folded(name)] ?? []
        return alike.count == 1 ? places[alike[0]] : nil
    }

    /// Returns names as they are spelled here. A name that differs like that is unchanged beside the exact one.
    func spelled(_ others: [String]) -> [String] {
        let exact = Set(others)
        return others.map { name in
            guard let place = place(of: name), !exact.contains(names[place]) else { return name }
            return names[place]
        }
    }

    /// The candidates for a name that matches none exactly, but several except for case and spaces.
    package func alternatives(to name: String) -> [String] {
        let alike = places[name] == nil ? spellings[Self.folded(name)] ?? [] : []
        return alike.count > 1 ? alike : []
    }

    /// Advice about a name without a match, for a note; `otherwise` is used if no name is similar.
    package func advice(for name: String, quote: String = "'", otherwise: @autoclosure () -> String) -> String {
        let alternatives = alternatives(to: name)
        guard alternatives.isEmpty else {
            return "use one of these: \(alternatives.joined(separator: ", "))"
        }
        return NearestName.advice(for: name, among: names, quote: quote, otherwise: otherwise())
    }
}
