import CodeGeneration
import DesignTokens
import SwiftSources

/// The names that the outputs of a run declare in Swift, each once for all targets.
package struct GeneratedNames {
    package private(set) var symbols: [Symbol] = []
    package private(set) var searched: [SearchedSymbol] = []
    private var known: Set<Symbol> = []

    package init(_ run: AnalyzedTokens) {
        for output in run.swiftOutputs {
            let valueTypes = output.valueTypes
            for symbol in output.tokenSymbols { add(symbol.symbol, valueTypes) }
            for position in output.assets.names.indices {
                let isNested = !output.assets.types[position].isEmpty
                add(output.assets.symbol(at: position, in: output.scope), isNested ? [] : [output.scope])
            }
            for name in output.assets.additionalNames {
                add(Symbol(scope: output.scope, name: name.name), [output.scope])
            }
        }
    }

    private mutating func add(_ symbol: Symbol, _ valueTypes: [String]) {
        guard known.insert(symbol).inserted else { return }
        symbols.append(symbol)
        let scope = symbol.scope.split(separator: ".").map(String.init)
        searched.append(SearchedSymbol(name: symbol.name, scope: scope, valueTypes: valueTypes))
    }
}

extension AnalyzedTokens {
    /// The outputs with names in Swift code. Members of themes are properties of values, which cannot be found by name.
    package var swiftOutputs: [NamedOutput] {
        zip(symbols.outputs, symbols.unitNumbers).compactMap { output, unit in
            symbols.units[unit].language.isUsual && !output.declaration.isTheme ? output : nil
        }
    }
}

extension NamedOutput {
    /// The symbols with their tokens; additional names come last.
    package var tokenSymbols: [(symbol: Symbol, token: Int)] {
        let own = groups.enumerated().flatMap { number, group in
            group.range.map { (symbol(at: $0, inGroup: number), tokens[$0]) }
        }
        return own + additionalNames.map { (Symbol(scope: scope, name: $0.name), tokens[$0.position]) }
    }

    /// The types for which a leading dot is enough to refer to members; empty for a namespace.
    fileprivate var valueTypes: [String] {
        let name = scope.split(separator: ".").last.map(String.init) ?? scope
        for types in [["ShapeStyle", "Color"], ["UIColor", "NSColor"]] where types.contains(name) { return types }
        if declaration.declaresScope || isNested { return [] }
        return !declaration.writesParts || name == "CGFloat" ? [name] : []
    }
}
