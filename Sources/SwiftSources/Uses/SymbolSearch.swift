/// Looks for the uses of generated symbols in Swift files, by their names and by what stands around these.
package struct SymbolSearch {
    private let symbols: [SoughtSymbol]
    private let numbers: [String: [Int]]
    private let names: Set<String>
    private var findings = CodeFindings()
    package private(set) var fileCount = 0

    /// Prepares the search for all symbols of generated code: what several of them are called means none in particular.
    package init(_ symbols: [SoughtSymbol]) {
        self.symbols = symbols
        numbers = Dictionary(grouping: symbols.indices) { symbols[$0].name }
        names = Set(numbers.keys)
    }

    /// Reads the code of a file, whose number is how many were read before.
    package mutating func add(_ bytes: [UInt8]) {
        CodeReader.read(bytes, file: fileCount, sought: names, into: &findings)
        fileCount += 1
    }

    /// The uses in all files that were read, in their order.
    package var uses: [SymbolUse] {
        findings.members.flatMap { member -> [SymbolUse] in
            let candidates = numbers[member.name] ?? []
            let uses = candidates.compactMap { number in
                confidence(of: member, number, among: candidates).map { confidence in
                    SymbolUse(
                        symbol: number, confidence: confidence, file: member.file, line: member.line,
                        column: member.column)
                }
            }
            // Where one is meant, the others are not.
            let isSure = uses.contains { $0.confidence != .possible }
            return isSure ? uses.filter { $0.confidence != .possible } : uses
        }
    }

    private func confidence(of member: FoundMember, _ number: Int, among candidates: [Int]) -> UseConfidence? {
        let symbol = symbols[number]
        if !member.chain.isEmpty { return confidence(of: member, in: symbol) }
        guard !symbol.valueTypes.isEmpty else { return nil }
        let isExpected = findings.statedTypes.expects(symbol.valueTypes, at: member.place)
        let others = candidates.contains { !symbols[$0].valueTypes.isEmpty && symbols[$0] != symbol }
        let isUnique =
            !others && findings.staticMembers[member.name] == nil && ExpectedWords.isDistinctive(member.name)
        return switch (isUnique, isExpected) {
        case (true, true), (true, nil): .exact
        case (false, true): .likely
        case (_, false), (false, nil): .possible
        }
    }

    /// How sure it is that the names before a member are the symbol's types.
    private func confidence(of member: FoundMember, in symbol: SoughtSymbol) -> UseConfidence? {
        let scopes = [symbol.scope] + symbol.valueTypes.map { [$0] }
        guard let scope = scopes.first(where: { Self.fits(member.chain, $0) }) else { return nil }
        if member.isImplicit, member.chain.count == scope.count { return nil }
        if member.chain.count > scope.count {
            // What stands before is a module, or a type of the app that holds another of the same name.
            return findings.types.contains(member.chain[0]) ? nil : .exact
        }
        if member.chain.count < scope.count { return findings.types.contains(member.chain[0]) ? .likely : .exact }
        return findings.staticMembers[member.name]?.contains(scope[scope.count - 1]) == true ? .likely : .exact
    }

    /// Whether one of two lists of names ends with the other, or is that with a module before it.
    private static func fits(_ chain: [String], _ scope: [String]) -> Bool {
        guard chain.count <= scope.count + 1 else { return false }
        return zip(chain.reversed(), scope.reversed()).allSatisfy { $0 == $1 }
    }
}
