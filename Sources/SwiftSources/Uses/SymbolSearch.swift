/// Searches the files of an app for uses of generated symbols by name and context, and of assets by their names.
package struct SymbolSearch {
    private let symbols: [SearchedSymbol]
    private let numbers: [String: [Int]]
    private let names: SearchedNames
    private var findings = CodeFindings()
    private var assets: AssetNameSearch
    package private(set) var fileCount = 0

    /// Prepares the search for all generated symbols. A name that several of them share refers to none in particular.
    ///
    /// - Parameters:
    ///   - symbols: The symbols.
    ///   - assets: The assets to search by their names.
    ///   - positions: The arguments of the app's own functions that are asset names.
    package init(
        _ symbols: [SearchedSymbol], assets: [SearchedAsset] = [], positions: [OwnAssetPosition] = []
    ) {
        self.symbols = symbols
        self.assets = AssetNameSearch(assets, positions)
        numbers = Dictionary(grouping: symbols.indices) { symbols[$0].name }
        names = SearchedNames(members: Set(numbers.keys), strings: Set(assets.map(\.name)))
    }

    /// Adds the code of a file, whose index is the number of files added before.
    package mutating func add(_ bytes: [UInt8], in module: String = "") {
        let code = SwiftCode(bytes)
        CodeReader.read(code, file: fileCount, searched: names, into: &findings)
        assets.add(code, file: fileCount, in: module)
        fileCount += 1
    }

    /// Adds a file of Interface Builder.
    package mutating func add(interface bytes: [UInt8]) {
        assets.add(InterfaceFile(bytes), file: fileCount)
        fileCount += 1
    }

    /// The uses of assets by their names, in order.
    package var assetUses: [AssetNameUse] { assets.uses(among: findings.texts) }

    /// The uses in all files, in order.
    package var uses: [SymbolUse] {
        findings.members.flatMap { member -> [SymbolUse] in
            let candidates = numbers[member.name] ?? []
            let uses = candidates.compactMap { number in
                confidence(of: member, number, among: candidates).map { confidence in
                    SymbolUse(
                        symbol: number, confidence: confidence, file: member.file, token: member.token,
                        line: member.line, column: member.column)
                }
            }
            // If one symbol is certain, the others are not meant.
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

    /// Returns the confidence that the names before a member are the symbol's types.
    private func confidence(of member: FoundMember, in symbol: SearchedSymbol) -> UseConfidence? {
        let scopes = [symbol.scope] + symbol.valueTypes.map { [$0] }
        guard let scope = scopes.first(where: { Self.fits(member.chain, $0) }) else { return nil }
        if member.isImplicit, member.chain.count == scope.count { return nil }
        if member.chain.count > scope.count {
            // The preceding name is a module, or a type of the app that contains another one with the same name.
            return findings.types.contains(member.chain[0]) ? nil : .exact
        }
        if member.chain.count < scope.count { return findings.types.contains(member.chain[0]) ? .likely : .exact }
        return findings.staticMembers[member.name]?.contains(scope[scope.count - 1]) == true ? .likely : .exact
    }

    /// Returns whether one of two lists of names is the end of the other, or equals it after a module.
    private static func fits(_ chain: [String], _ scope: [String]) -> Bool {
        guard chain.count <= scope.count + 1 else { return false }
        return zip(chain.reversed(), scope.reversed()).allSatisfy { $0 == $1 }
    }
}
