import CodeGeneration

/// Finds unused names for tokens and assets whose own names cannot be used.
struct FreeNames {
    /// The symbols that are in use.
    var taken: Set<Symbol>
    /// The last number that was tried after each name.
    private var numbers: [Symbol: Int] = [:]

    init(taken: Set<Symbol> = []) { self.taken = taken }

    /// Returns the symbols for a text in some scopes, or `nil` if one is not a valid name or is in use.
    func symbols(of text: String, in scopes: [String]) -> [Symbol]? {
        let name = Dialects.usual.memberName(CamelCase([text]).text)
        let symbols = scopes.map { Symbol(scope: $0, name: name) }
        return symbols.contains { $0.isRefused || taken.contains($0) } ? nil : symbols
    }

    /// Reserves the name for a text, with a number if the name is in use.
    ///
    /// - Returns: The text, with the number.
    mutating func number(_ text: String, in scopes: [String]) -> String {
        let key = Symbol(scope: scopes[0], name: text)
        let separator = text.unicodeScalars.last.map(NameCharacter.isDigit) == true ? "_" : ""
        var number = numbers[key] ?? 0
        while true {
            number += 1
            let numbered = number == 1 ? text : "\(text)\(separator)\(number)"
            guard let symbols = symbols(of: numbered, in: scopes) else { continue }
            numbers[key] = number
            taken.formUnion(symbols)
            return numbered
        }
    }
}

extension Symbol {
    /// Whether no declaration can have the name: it is empty, or SwiftUI or Swift already uses it.
    var isRefused: Bool { name.isEmpty || Dialects.usual.owner(of: name, in: scope) != nil }

    /// Whether the name is a number, which Swift only allows after an underscore.
    var isNumber: Bool { name.first == "_" && TokenName.isNumber(String(name.dropFirst())) }
}
