import CodeGeneration

/// Finds names that are free for what cannot have its own.
struct FreeNames {
    /// The symbols that are not free.
    var taken: Set<Symbol>
    /// The last number that was tried behind a name.
    private var numbers: [Symbol: Int] = [:]

    init(taken: Set<Symbol> = []) { self.taken = taken }

    /// The symbol that a text becomes in a scope; `nil` when there is none, or another has it.
    func symbol(of text: String, in scope: String) -> Symbol? {
        let name = Dialects.usual.memberName(CamelCase([text]).text)
        let symbol = Symbol(scope: scope, name: name)
        return symbol.isRefused || taken.contains(symbol) ? nil : symbol
    }

    /// Takes the name that a text becomes, with a number where it is not free.
    ///
    /// - Returns: The text with its number.
    mutating func number(_ text: String, in scope: String) -> String {
        let key = Symbol(scope: scope, name: text)
        let separator = text.unicodeScalars.last.map(NameCharacter.isDigit) == true ? "_" : ""
        var number = numbers[key] ?? 0
        while true {
            number += 1
            let numbered = number == 1 ? text : "\(text)\(separator)\(number)"
            guard let symbol = symbol(of: numbered, in: scope) else { continue }
            numbers[key] = number
            taken.insert(symbol)
            return numbered
        }
    }
}

extension Symbol {
    /// Whether nothing at all may have the name: it is empty, or there already.
    var isRefused: Bool { name.isEmpty || Dialects.usual.owner(of: name, in: scope) != nil }

    /// Whether the name is a number, which Swift takes only behind an underscore.
    var isNumber: Bool { name.first == "_" && TokenName.isNumber(String(name.dropFirst())) }
}
