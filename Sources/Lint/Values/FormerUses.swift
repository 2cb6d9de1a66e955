import CodeGeneration
import FileAccess
import Projects
import Reports
import SwiftSources

/// The uses of deprecated former names, by file.
struct FormerUses {
    /// A use of a former name, with its replacement.
    struct Use {
        /// The index of the name's token in the file.
        var token: Int
        var former: Symbol
        var current: Symbol
        /// Whether the code names the type, or the name is unique.
        var isExact: Bool
    }

    private(set) var uses: [String: [Use]] = [:]

    /// Searches files. Without former names, no file is read.
    init(_ run: AnalyzedTokens, _ files: [SwiftFile], _ fileSystem: any FileSystem) {
        let current = Self.currentNames(run)
        guard !current.isEmpty else { return }
        let names = GeneratedNames(run)
        var search = SymbolSearch(names.searched)
        var searched: [String] = []
        for file in files {
            guard let bytes = try? fileSystem.read(file.path), !GeneratedHeader.begins(swiftFile: bytes) else {
                continue
            }
            search.add(bytes)
            searched.append(file.path)
        }
        for use in search.uses where use.confidence != .possible {
            let former = names.symbols[use.symbol]
            guard let current = current[former] else { continue }
            uses[searched[use.file], default: []].append(
                Use(token: use.token, former: former, current: current, isExact: use.confidence == .exact))
        }
    }

    /// The names of tokens and assets by their former names.
    private static func currentNames(_ run: AnalyzedTokens) -> [Symbol: Symbol] {
        var current: [Symbol: Symbol] = [:]
        for output in run.swiftOutputs {
            for name in output.additionalNames where name.kind == .former {
                let symbol = output.tokenSymbols.first { $0.token == output.tokens[name.position] }?.symbol
                current[Symbol(scope: output.scope, name: name.name)] = symbol
            }
            for name in output.assets.additionalNames where name.kind == .former {
                current[Symbol(scope: output.scope, name: name.name)] =
                    output.assets.symbol(at: name.position, in: output.scope)
            }
        }
        return current
    }
}
