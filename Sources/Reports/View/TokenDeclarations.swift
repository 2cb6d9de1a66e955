import CodeGeneration
import DesignTokens

/// The declaration of a token in one output.
package struct TokenDeclaration: Sendable {
    fileprivate let all: InspectedTokens
    fileprivate let token: Int
    /// The index of the output in the run.
    let number: Int
    package let symbol: Symbol

    private var named: NamedOutput { all.run.symbols.outputs[number] }
    private var unitNumber: Int { all.run.symbols.unitNumbers[number] }
    private var unit: SymbolTables.Unit { all.run.symbols.units[unitNumber] }

    /// The path of the output in the configuration.
    package var output: String { named.configuration.path.value }
    /// The name of the output's template.
    package var template: String { named.configuration.template.value }
    package var language: any Dialect { unit.language }
    /// The name of the output's target, if targets have names.
    package var target: String? { unit.target.name?.value }
    /// The reference in code: `.primary500`, `theme.button.background`.
    package var reference: String {
        language.reference(to: symbol.name, in: symbol.scope, type: all.resolution.types[token])
    }
    /// Whether percentages are written as fractions.
    var writesFractions: Bool { named.declaration.writesFractions }
    /// The expression for the value; `nil` if it has none.
    package var expression: String? { all.expressions[unitNumber].declaredExpression(of: token, in: named) }
    /// The code on single platforms that differs from ``expression``, in the order in which the file checks them.
    package var platformExpressions: [PlatformExpression] {
        PlatformExpression.sorted(all.expressions[unitNumber].platformExpressions(of: token, in: named), language)
    }
    /// The whole code: `.init(hex: "000000")`, or `iOS: Color(.label), else: .init(hex: "000000")`.
    package var code: String? { expression.map { PlatformExpression.text(platformExpressions, otherwise: $0) } }
}

/// The code for a token on one platform.
package struct PlatformExpression: Sendable {
    package let platform: ApplePlatform
    package let code: String

    /// Returns code by platform index in the order in which platforms are checked.
    static func sorted(_ code: [Int: String], _ language: any Dialect) -> [PlatformExpression] {
        code.sorted { $0.key < $1.key }
            .map { PlatformExpression(platform: language.form.platforms[$0.key].platform, code: $0.value) }
    }

    /// Returns the code of some platforms and the fallback as text.
    static func text(_ expressions: [PlatformExpression], otherwise code: String) -> String {
        guard !expressions.isEmpty else { return code }
        return (expressions.map { "\($0.platform.rawValue): \($0.code)" } + ["else: \(code)"]).joined(separator: ", ")
    }
}

/// The places of tokens in outputs, and their additional names.
struct TokenDeclarations: Sendable {
    let former: [Int: [Symbol]]
    let second: [Int: [Symbol]]
    private let outputs: [NamedOutput]
    /// The places, grouped by token, in output order.
    private var places: [Place]
    /// The start of each token's places.
    private var starts: [Int32]

    /// An output, with a position among its groups and its tokens.
    private struct Place {
        var output: Int32
        var group: Int32
        var position: Int32
    }

    init(_ symbols: SymbolTables, tokenCount: Int) {
        former = symbols.additionalSymbols(.former)
        second = symbols.additionalSymbols(.second)
        outputs = symbols.outputs
        starts = Array(repeating: 0, count: tokenCount + 1)
        for token in outputs.lazy.flatMap(\.tokens) { starts[token + 1] += 1 }
        for token in 0..<tokenCount { starts[token + 1] += starts[token] }
        places = Array(repeating: Place(output: 0, group: 0, position: 0), count: Int(starts[tokenCount]))
        var next = starts
        for (output, named) in outputs.enumerated() {
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

    /// All places.
    var indices: Range<Int> { places.indices }
    /// Returns the places of a token.
    func places(of token: Int) -> Range<Int> { Int(starts[token])..<Int(starts[token + 1]) }
    /// Returns the index of the output at a place.
    func output(at place: Int) -> Int { Int(places[place].output) }
    func token(at place: Int) -> Int { outputs[output(at: place)].tokens[Int(places[place].position)] }
    func symbol(at place: Int) -> Symbol {
        outputs[output(at: place)].symbol(at: Int(places[place].position), inGroup: Int(places[place].group))
    }

    /// Returns the declarations of a token, in output order. If tokens share a symbol, only one of them has the
    /// declaration.
    func declarations(of token: Int, _ all: InspectedTokens) -> [TokenDeclaration] {
        let units = all.run.symbols.units
        var (names, declarations): ([Int], [TokenDeclaration]) = ([], [])
        for unit in units.indices {
            let name = units[unit].symbols.namesake(of: token)
            if names.contains(name) { continue }
            names.append(name)
            declarations += places(of: name).map {
                TokenDeclaration(all: all, token: name, number: output(at: $0), symbol: symbol(at: $0))
            }
        }
        return declarations
    }
}
