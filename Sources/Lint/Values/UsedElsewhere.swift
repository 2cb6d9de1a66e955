import AssetCatalogs
import CodeGeneration
import DesignTokens

/// The patterns of assets and tokens that code outside of the app uses: `Icons/*` or `Spacing.*`.
struct UsedElsewhere {
    private struct Pattern {
        let text: Located<String>
        let asset: PathPattern
        let token: TokenPathPattern

        init(_ text: Located<String>) {
            (self.text, asset) = (text, PathPattern(text.value))
            token = TokenPathPattern(text.value[...])
        }
    }

    private let patterns: [Pattern]

    init(_ patterns: [Located<String>]) { self.patterns = patterns.map(Pattern.init) }

    func contains(_ asset: Asset) -> Bool { patterns.contains { $0.asset.fits(asset.pathInCatalog) } }

    func contains(token path: String) -> Bool { patterns.contains { $0.token.fitsPathOrGroup(of: path) } }

    /// Returns the patterns that match none of the assets and tokens.
    func unusedPatterns(among assets: some Sequence<Asset>, _ tokens: some Sequence<String>) -> [Located<String>] {
        patterns.filter { pattern in
            !assets.contains { pattern.asset.fits($0.pathInCatalog) }
                && !tokens.contains { pattern.token.fitsPathOrGroup(of: $0) }
        }.map(\.text)
    }
}
