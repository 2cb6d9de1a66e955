import CodeGeneration
import DesignTokens

/// The pairs of colors that an app shows together, with their contrast in every mode: configured pairs first, then
/// those inferred from names and layers.
///
/// Not every combination is checked: most failures would be meaningless.
package struct ContrastPairs: Sendable {
    package let all: [ContrastPair]
    private let resolution: Resolution
    /// The token behind translucent backgrounds, if the configuration names one. It is never guessed from names.
    private let page: Int?
    /// The pairs of each token.
    private let places: [Int: [Int]]

    package init(_ run: AnalyzedTokens) {
        let colors = NamedColors(run.resolution, run.configuration.layerPaths)
        resolution = run.resolution
        page = run.configuration.contrast.page(in: run.resolution)
        let graph = run.resolution.graph
        let configured = ConfiguredPairs(run.configuration.contrast, run.resolution).all.map { pair in
            ContrastPair(pair, path: graph.tokens[pair.foreground].path)
        }
        let known = Set(configured.map(\.tokens))
        let all = configured + colors.pairs.filter { !known.contains($0.tokens) }
        self.all = all
        places = all.indices.reduce(into: [:]) { places, index in
            for token in Set(all[index].tokens) { places[token, default: []].append(index) }
        }
    }

    /// Returns the pairs of a token, as foreground or background.
    package func pairs(of token: Int) -> [ContrastPair] { (places[token] ?? []).map { all[$0] } }

    /// Returns the checks of a pair, one for each mode that it depends on, or a single one.
    package func checks(_ pair: ContrastPair) -> [ContrastCheck] {
        let below = isTranslucent(pair.background) ? page : nil
        let tokens = [pair.text, pair.background, below].compactMap(\.self)
        let modes = Set(tokens.flatMap(resolution.modes)).sorted()
        if modes.isEmpty { return [check(pair, inMode: 0, named: nil)].compactMap(\.self) }
        return modes.compactMap { check(pair, inMode: $0, named: resolution.modes[$0].name) }
    }

    private func isTranslucent(_ token: Int) -> Bool {
        resolution.modes.indices.contains { (color(token, $0)?.alpha ?? 1) < 1 }
    }

    private func check(_ pair: ContrastPair, inMode mode: Int, named name: String?) -> ContrastCheck? {
        guard let text = color(pair.text, mode), var background = color(pair.background, mode) else { return nil }
        var base: Int?
        if background.alpha < 1, let page, page != pair.background, let below = color(page, mode), below.alpha == 1 {
            background = background.composited(over: below)
            base = page
        }
        return ContrastCheck(
            pair: pair, mode: name, modeNumber: mode, verdict: verdict(pair, text, background), text: text,
            background: background, base: base)
    }

    private func verdict(_ pair: ContrastPair, _ text: ColorValue, _ background: ColorValue) -> ContrastCheck.Verdict {
        if background.alpha < 1 { return .unknown }
        if pair.isExempt { return .exempt }
        return text.contrast(on: background) >= pair.level ? .passes : .fails
    }

    private func color(_ token: Int, _ mode: Int) -> ColorValue? {
        if case .color(let color) = resolution.modes[mode].value(of: token) { color } else { nil }
    }
}
