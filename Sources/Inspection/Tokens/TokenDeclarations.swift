import CodeGeneration
import DesignTokens

/// What a token is called in one output, and what the code there says for it.
package struct TokenDeclaration: Sendable {
    package var symbol: Symbol
    /// The path of the output, as the configuration spells it.
    package var output: String
    package var language: any OutputLanguage
    /// The name of the output's target, where targets have names.
    package var target: String?
    /// The code that stands for the value there; `nil` for a value that has none.
    package var expression: String?
}

/// Where tokens stand in outputs, and the names that they have beside their own.
struct TokenDeclarations: Sendable {
    let former: [Int: [Symbol]]
    let second: [Int: [Symbol]]
    /// Those of one token side by side.
    private var places: [Place]
    /// Where the places of each token begin.
    private var starts: [Int32]

    /// An output, and a position among its groups and its tokens.
    private struct Place {
        var output: Int32
        var group: Int32
        var position: Int32
    }

    init(_ symbols: SymbolTables, tokenCount: Int) {
        former = symbols.additionalSymbols(.former)
        second = symbols.additionalSymbols(.second)
        starts = Array(repeating: 0, count: tokenCount + 1)
        for token in symbols.outputs.lazy.flatMap(\.tokens) { starts[token + 1] += 1 }
        for token in 0..<tokenCount { starts[token + 1] += starts[token] }
        places = Array(repeating: Place(output: 0, group: 0, position: 0), count: Int(starts[tokenCount]))
        var next = starts
        for (output, named) in symbols.outputs.enumerated() {
            for (group, range) in named.groups.map(\.range).enumerated() {
                for position in range {
                    let token = named.tokens[position]
                    places[Int(next[token])] = Place(
                        output: Int32(output), group: Int32(group), position: Int32(position))
                    next[token] += 1
                }
            }
        }
    }

    /// The declarations of a token, in the order of the outputs. One that shares its symbol with another is declared there.
    func declarations(of token: Int, _ all: InspectedTokens) -> [TokenDeclaration] {
        let names = all.run.symbols.units.map { $0.symbols.namesake(of: token) }.uniqueInOrder
        return names.flatMap { name in
            places[Int(starts[name])..<Int(starts[name + 1])].map { declaration(of: token, at: $0, all) }
        }
    }

    private func declaration(of token: Int, at place: Place, _ all: InspectedTokens) -> TokenDeclaration {
        let symbols = all.run.symbols
        let output = symbols.outputs[Int(place.output)]
        let number = symbols.unitNumbers[Int(place.output)]
        let unit = symbols.units[number]
        return TokenDeclaration(
            symbol: output.symbol(at: Int(place.position), inGroup: Int(place.group)),
            output: output.configuration.path.value, language: unit.language, target: unit.target.name?.value,
            expression: all.expressions[number].expression(of: token, isNested: output.isNested))
    }
}
