import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics

/// All tokens of a run, and what is asked of them by people: what each is in every mode, and why.
///
/// What costs more than a look at one token is found once, for all of them, when this is made; the rest when it is asked for.
/// An object, so that every ``InspectedToken`` can have it.
package final class InspectedTokens: Sendable {
    package let run: AnalyzedTokens
    package let references: TokenReferences
    /// What code of each unit says for tokens.
    package let expressions: [Expressions]
    /// The symbols of assets, of each unit, by their folders.
    package let assetSymbols: [[String: Symbol]]
    /// Values as people read them.
    package let texts: ValueText
    /// The same, of values with many parts the first ones.
    let shortTexts: ValueText
    let declarations: TokenDeclarations
    /// What says of each token that it cannot be used, or cost something else than its whole value, by its path.
    let losses: [String: [Diagnostic]]
    /// Why tokens are in no output.
    let untaken: UntakenTokens

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
        let problems = run.resolution.diagnostics + run.resolution.losses
        losses = problems.filter { $0.severity != .note }.reduce(into: [:]) { losses, problem in
            guard case .tokens(let paths) = problem.loss else { return }
            for path in paths { losses[path, default: []].append(problem) }
        }
        untaken = UntakenTokens(run.resolution, run.symbols)
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
    package var graph: TokenGraph { run.resolution.graph }

    /// How many tokens there are, those included that are left out; their numbers are those of the graph.
    package var count: Int { graph.tokens.count }

    /// The assets of all catalogs, in their order. A color set that a token was read from is that token, unless an output takes
    /// it as an asset, too.
    package let assets: [Asset]

    /// The symbol of an asset in each unit, by its folder.
    package func symbols(ofAssetAt path: String) -> [Symbol?] { assetSymbols.map { $0[path] } }

    /// The first symbol that an asset has in any unit.
    package func symbol(of asset: Asset) -> Symbol? {
        symbols(ofAssetAt: asset.location.path).lazy.compactMap(\.self).first
    }

    package subscript(number: Int) -> InspectedToken { InspectedToken(all: self, number: number) }

    /// The tokens that can be used.
    package var usable: [InspectedToken] { run.usableTokens.map { self[$0] } }

    /// The tokens that are left out.
    package var leftOut: [InspectedToken] { resolution.leftOut.sorted().map { self[$0] } }
}
