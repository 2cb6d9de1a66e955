import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics

/// All tokens of a run, for reports.
///
/// Data about all tokens is computed once, when this is created; other data on demand. It is a class, so that every
/// ``InspectedToken`` can refer to it.
package final class InspectedTokens: Sendable {
    package let run: AnalyzedTokens
    package let references: TokenReferences
    /// The expressions of each unit.
    package let expressions: [Expressions]
    /// The symbols of assets in each unit, by folder.
    package let assetSymbols: [[String: Symbol]]
    /// Formats values as readable text.
    package let texts: ValueText
    /// Formats values with a limited number of parts.
    let shortTexts: ValueText
    let declarations: TokenDeclarations
    /// The diagnostics of tokens that are unusable or lose some detail, by path.
    let losses: [String: [Diagnostic]]
    /// The reasons that tokens are in no output.
    let untaken: UnselectedTokens

    package init(_ run: AnalyzedTokens) {
        self.run = run
        references = TokenReferences(run.resolution)
        expressions = run.symbols.units.map { unit in
            Expressions(
                run.resolution, unit.symbols, unit.language, baseFontSize: run.configuration.baseFontSize,
                fonts: run.fonts)
        }
        assetSymbols = run.symbols.units.map { unit in
            let named = unit.symbols.assets.compactMap { named in
                named.symbol.map { (named.asset.location.path, $0) }
            }
            return Dictionary(named) { first, _ in first }
        }
        assets = Self.assets(of: run, assetSymbols)
        texts = ValueText(baseFontSize: run.configuration.baseFontSize)
        shortTexts = ValueText(
            baseFontSize: run.configuration.baseFontSize, partLimit: PrintedText.partLimit)
        declarations = TokenDeclarations(run.symbols, tokenCount: run.resolution.graph.tokens.count)
        losses = run.resolution.problemsByPath
        untaken = UnselectedTokens(run.resolution, run.symbols)
    }

    private static func assets(of run: AnalyzedTokens, _ symbols: [[String: Symbol]]) -> [Asset] {
        let all = run.catalogs.all.flatMap(\.assets)
        guard all.contains(where: { $0.kind == .color }) else { return all }
        let read = Set(run.usableTokens.map { run.resolution.graph.location(of: $0).path })
        return all.filter { asset in
            guard asset.kind == .color, let file = asset.contents?.path, read.contains(file) else { return true }
            return symbols.contains { $0[asset.location.path] != nil }
        }
    }

    package var resolution: Resolution { run.resolution }
    /// The tokens in each combination of modes.
    var modes: [ResolvedMode] { references.modes }

    /// Returns the modes that a token depends on. Not inlined, because many callers would copy the whole resolution.
    @inline(never)
    func modes(of token: Int) -> [Int] { run.resolution.modes(of: token) }
    package var graph: TokenGraph { run.resolution.graph }

    /// The number of tokens, including those that are left out; their indices are those of the graph.
    package var count: Int { graph.tokens.count }

    /// The assets of all catalogs in order. A color set that was read as a token is omitted, unless an output selects
    /// it as an asset.
    package let assets: [Asset]

    /// Returns the symbol of an asset in each unit, by its folder.
    package func symbols(ofAssetAt path: String) -> [Symbol?] { assetSymbols.map { $0[path] } }

    /// Returns the first symbol of an asset in any unit.
    package func symbol(of asset: Asset) -> Symbol? {
        symbols(ofAssetAt: asset.location.path).lazy.compactMap(\.self).first
    }

    package subscript(number: Int) -> InspectedToken { InspectedToken(all: self, number: number) }

    /// The usable tokens.
    package var usable: [InspectedToken] { run.usableTokens.map { self[$0] } }

    /// The tokens that are left out.
    package var leftOut: [InspectedToken] { resolution.leftOut.sorted().map { self[$0] } }
}
