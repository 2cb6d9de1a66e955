import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import SwiftSources

/// Finds uses of changed names in Swift sources.
struct SourceUsageSearch {
    private let old: AnalyzedTokens
    private let new: AnalyzedTokens
    private let names: GeneratedNames
    private var search: SymbolSearch
    private var files: [SwiftFile] = []
    /// Diagnostics about folders and files that cannot be searched.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares the search for old names.
    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens) {
        self.old = old
        self.new = new
        names = GeneratedNames(old)
        search = SymbolSearch(names.searched)
    }

    /// Searches the Swift files in folders, each file once. Generated files are skipped.
    mutating func read(_ paths: [String], _ fileSystem: any FileSystem) {
        var known: Set<String> = []
        for path in paths {
            do {
                let found = try SwiftFiles(path, fileSystem).all
                if found.isEmpty { reportNothing(in: path, "it contains no Swift files") }
                for file in found where known.insert(file.path).inserted {
                    let bytes = try fileSystem.read(file.path)
                    guard !GeneratedHeader.begins(swiftFile: bytes) else { continue }
                    search.add(bytes)
                    files.append(file)
                }
            } catch {
                reportNothing(in: error.path, error.reason)
            }
        }
    }

    private mutating func reportNothing(in path: String, _ reason: String) {
        diagnostics.add(
            .error, .noSwiftSources, "cannot search '\(path)' for uses: \(reason)",
            advice: "pass Swift files, or folders that contain some, with --usage")
    }

    /// Returns the uses of names that break, and of names with changed values.
    func usage(for comparison: TokenComparison) -> SourceUsage {
        let uses = Dictionary(grouping: search.uses) { names.symbols[$0.symbol] }
        var told: Set<Symbol> = []
        func usages(_ found: [NameUsage]) -> [NameUsage] {
            found.filter { names.contains($0.symbol) && told.insert($0.symbol).inserted }
                .map { usage(of: $0, uses[$0.symbol] ?? []) }
        }
        let broken = usages(brokenNames(comparison))
        let revalued = usages(revaluedTokens + revaluedAssets(comparison)).filter(\.isFound)
        let order = revalued.indices.sorted {
            (-revalued[$0].places.count, $0) < (-revalued[$1].places.count, $1)
        }
        return SourceUsage(fileCount: files.count, broken: broken, revalued: order.map { revalued[$0] })
    }

    private func usage(of name: NameUsage, _ uses: [SymbolUse]) -> NameUsage {
        var name = name
        name.places = uses.filter { $0.confidence != .possible }.map { .init(file: files[$0.file], use: $0) }
        name.possibleCount = uses.count - name.places.count
        return name
    }

    private func brokenNames(_ comparison: TokenComparison) -> [NameUsage] {
        comparison.symbols.filter(\.isBreaking).compactMap(\.old).map { NameUsage(symbol: $0.symbol, path: $0.path) }
    }

    /// Returns the names of images with changed files.
    private func revaluedAssets(_ comparison: TokenComparison) -> [NameUsage] {
        comparison.assets.filter { $0.kind == .changed }.compactMap { change in
            change.current.flatMap { state in state.symbol.map { NameUsage(symbol: $0, path: state.asset.lookupName) } }
        }
    }

    /// The names of tokens whose value changed in any mode, directly or through references.
    private var revaluedTokens: [NameUsage] {
        let pairs = Matching(old.resolution.graph, new.resolution.graph)
        let modes = ModeMatching(old.resolution.modes, new.resolution.modes).all
        return new.swiftOutputs.flatMap(\.tokenSymbols).filter { _, token in
            pairs.old[token].map { hasOtherValue($0, token, in: modes) } ?? false
        }.map { NameUsage(symbol: $0, path: new.resolution.graph.tokens[$1].path) }
    }

    private func hasOtherValue(_ oldToken: Int, _ newToken: Int, in modes: [ModeMatching.Pair]) -> Bool {
        modes.contains { mode in
            let (before, now) = (old.resolution.modes[mode.old], new.resolution.modes[mode.new])
            let value = before.value(of: oldToken).inPoints(baseFontSize: old.configuration.baseFontSize)
            return !value.isSame(as: now.value(of: newToken).inPoints(baseFontSize: new.configuration.baseFontSize))
        }
    }
}
