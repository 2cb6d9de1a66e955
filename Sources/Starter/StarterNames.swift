import CodeGeneration
import DesignTokens

/// Settles how much of their paths the tokens of outputs lose in their names: as much as leaves names that are free,
/// unique, and say something.
struct StarterNames {
    var outputs: [StarterDraft.Output]
    let graph: TokenGraph
    var free = FreeNames()

    /// A token in an output, with the name that it has there.
    struct Entry {
        var token: Int
        /// The output, an index.
        var output: Int
        /// What is dropped of the path: an index into the output's drops.
        var drop: Int?
        /// How many names of the path the name is made of.
        var usedCount: Int
        var symbol: Symbol
    }

    /// How often less is dropped before nothing is: a round costs as much as naming all tokens.
    private static let roundLimit = 8

    /// The outputs with their names settled.
    static func settled(_ outputs: [StarterDraft.Output], _ resolution: Resolution) -> [StarterDraft.Output] {
        var names = StarterNames(outputs: outputs, graph: resolution.graph)
        names.outputs = outputs.map { $0.filled(from: resolution) }.filter { !$0.tokens.isEmpty }
        names.startWithInitials()
        names.dropLess()
        names.nameEmptyTypes()
        names.renameTokens()
        return names.outputs
    }

    /// All tokens of all outputs, in the order in which they claim their names.
    func entries() -> [Entry] { outputs.indices.flatMap(entries) }

    private func entries(ofOutput index: Int) -> [Entry] {
        let output = outputs[index]
        let naming = OutputNaming(output.result)
        let drops = Dictionary(output.drops.indices.map { (output.drops[$0].path, $0) }) { first, _ in first }
        let groups = Dictionary(grouping: output.tokens) { graph.tokens[$0].group }
        return groups.sorted { $0.key < $1.key }.flatMap { group, tokens in
            let group = graph.groups[group]
            let name = naming.name(of: group)
            let drop = naming.rule(for: group.path).flatMap { drops[$0] }
            let groupCount = naming.style == .nested ? 0 : naming.remainingNames(of: group.path, group.names).count
            return tokens.map { token in
                let (token, number) = (graph.tokens[token], token)
                let scope = naming.scope(of: token, in: name).joined(separator: ".")
                let symbol = Symbol(scope: scope, name: naming.name(of: token, in: name))
                let usedCount = token.isRoot ? max(groupCount, 1) : groupCount + 1
                return Entry(token: number, output: index, drop: drop, usedCount: usedCount, symbol: symbol)
            }
        }
    }

    /// Where most numbers of a group are named by numbers (`Spacing.16`), its first letter stands before them.
    private mutating func startWithInitials() {
        for index in outputs.indices where !outputs[index].initial.isEmpty {
            let numbers = entries(ofOutput: index).count(where: \.symbol.isNumber)
            guard numbers * 2 > outputs[index].tokens.count else { continue }
            outputs[index].configuration.names.prefix = outputs[index].initial
        }
    }

    /// Takes back drops whose names have too many problems until none has, and then those that no token needs.
    private mutating func dropLess() {
        var round = 1
        while takeBack(where: { !$0.isFine || round > Self.roundLimit }) { round += 1 }
        while takeBack(where: { $0.names.count == 0 }) {}
    }

    /// Takes back the drops that a condition holds for; of an output, those inside others first, because what they no
    /// longer shorten is left to the others.
    ///
    /// - Returns: Whether there were any.
    private mutating func takeBack(where isUnwanted: (StarterDraft.Drop) -> Bool) -> Bool {
        countNames()
        var hasChanged = false
        for index in outputs.indices {
            let unwanted = outputs[index].drops.filter(isUnwanted)
            guard !unwanted.isEmpty else { continue }
            let hasInner = unwanted.contains(where: \.isInner)
            outputs[index].drops.removeAll { isUnwanted($0) && $0.isInner == hasInner }
            outputs[index].configuration.names.prefix = ""
            hasChanged = true
        }
        return hasChanged
    }

    private mutating func countNames() {
        let entries = entries()
        let shared = Self.sharedSymbols(entries)
        for output in outputs.indices {
            for drop in outputs[output].drops.indices { outputs[output].drops[drop].names = StarterDraft.Tally() }
        }
        for entry in entries {
            guard let drop = entry.drop else { continue }
            // In nested types no more of the path would become part of the name.
            let isFlat = outputs[entry.output].configuration.style == .flat
            let isTooShort = isFlat && (entry.symbol.isRefused || entry.symbol.isNumber)
            let isProblem = isTooShort || shared.contains(entry.symbol)
            outputs[entry.output].drops[drop].names.count += 1
            if isProblem { outputs[entry.output].drops[drop].names.problems += 1 }
            if entry.symbol.isOneWord { outputs[entry.output].drops[drop].names.singleWords += 1 }
        }
    }

    /// The symbols that tokens of different drops have in common. What one drop makes equal would stay so without it.
    private static func sharedSymbols(_ entries: [Entry]) -> Set<Symbol> {
        var owners: [Symbol: Entry] = [:]
        owners.reserveCapacity(entries.count)
        let shared = entries.filter { entry in
            let other = owners.updateValue(entry, forKey: entry.symbol) ?? entry
            return (other.output, other.drop) != (entry.output, entry.drop)
        }
        return Set(shared.map(\.symbol))
    }
}
