import CodeGeneration
import DesignTokens
import Diagnostics
import Reports

/// A token with a generated name.
struct KnownToken: Hashable {
    /// The number in the graph.
    var number: Int
    var path: String
    /// Its names, in the order of the outputs.
    var symbols: [Symbol]
    /// Whether it names a purpose rather than a value: it refers to another token, is in the semantic layer, or has the name
    /// of a role.
    var isRole: Bool
    /// Whether it was read from a color set, which outputs can refer to.
    var isColorSet = false

    /// Its first name.
    var symbol: Symbol { symbols[0] }

    /// Returns the first of its names in one of some types.
    func symbol(in scopes: [String]) -> Symbol? { symbols.first { scopes.contains($0.scope) } }

    /// Returns the token with only the names that a file sees; `nil` without any.
    func seen(by file: CheckedFile, _ generated: GeneratedCode) -> KnownToken? {
        var token = self
        token.symbols = symbols.filter { file.sees(generated.owners(of: [$0])) }
        return token.symbols.isEmpty ? nil : token
    }
}

/// The tokens with generated names, by their values.
struct KnownTokens {
    /// The tokens with a color in all modes.
    private var colors: [ColorKey: [KnownToken]] = [:]
    /// The tokens with a color only in some modes, with the names of these modes.
    private var adaptiveColors: [ColorKey: [(token: KnownToken, modes: [String])]] = [:]
    private var lengths: [LengthUse: [Float: [KnownToken]]] = [:]
    /// The text styles, with their sizes if these are in points.
    private var textStyles: [(token: KnownToken, size: Double?)] = []
    private let graph: TokenGraph
    var hasColors: Bool { !colors.isEmpty || !adaptiveColors.isEmpty }

    init(_ run: AnalyzedTokens) {
        graph = run.resolution.graph
        var symbols: [Int: [Symbol]] = [:]
        var order: [Int] = []
        for output in run.swiftOutputs {
            for (symbol, token) in output.tokenSymbols {
                if symbols[token] == nil { order.append(token) }
                symbols[token, default: []].append(symbol)
            }
        }
        for token in order { add(token, symbols[token] ?? [], run) }
    }

    private mutating func add(_ token: Int, _ symbols: [Symbol], _ run: AnalyzedTokens) {
        let resolution = run.resolution
        let layer = resolution.graph.layer(of: token)
        // Component tokens are not for other code.
        guard layer != .component else { return }
        let path = resolution.graph.tokens[token].path
        let isReference = resolution.traces[token].step != .literal
        let hasRole = resolution.types[token] == .color && ColorRole.isNamed(in: path)
        let known = KnownToken(
            number: token, path: path, symbols: symbols,
            isRole: layer == .semantic || layer == nil && (isReference || hasRole),
            isColorSet: run.symbols.readColorSets[token] != nil)
        switch resolution.types[token] {
        case .color: addColor(known, token, resolution)
        case .dimension, .number: addLength(known, token, run)
        case .typography:
            let value = resolution.value(of: token).inPoints(baseFontSize: run.configuration.baseFontSize)
            textStyles.append((known, value.part("fontSize")?.points))
        default: break
        }
    }

    private mutating func addColor(_ known: KnownToken, _ token: Int, _ resolution: Resolution) {
        var modes: [(key: ColorKey, names: [String])] = []
        let values = resolution.values(of: token)
        for (mode, value) in values.isEmpty ? [("", resolution.value(of: token))] : values {
            guard case .color(let color) = value, let key = ColorKey(color) else { return }
            if let index = modes.firstIndex(where: { $0.key == key }) {
                modes[index].names.append(mode)
            } else {
                modes.append((key, [mode]))
            }
        }
        if modes.count == 1 { return colors[modes[0].key, default: []].append(known) }
        for mode in modes { adaptiveColors[mode.key, default: []].append((known, mode.names)) }
    }

    private mutating func addLength(_ known: KnownToken, _ token: Int, _ run: AnalyzedTokens) {
        guard let use = LengthUse(path: known.path) else { return }
        let values = run.resolution.values(of: token).map(\.value) + [run.resolution.value(of: token)]
        let points = values.map { $0.inPoints(baseFontSize: run.configuration.baseFontSize).points }
        guard let first = points[0], points.allSatisfy({ $0 == first }) else { return }
        lengths[use, default: [:]][Float(first), default: []].append(known)
    }

    /// Returns the text style with the nearest size.
    func textStyle(nearestTo size: Double) -> KnownToken? {
        textStyles.min { abs(($0.size ?? .infinity) - size) < abs(($1.size ?? .infinity) - size) }?.token
    }

    /// Returns the definition of a token as a note.
    func definition(of token: KnownToken) -> Diagnostic.Note {
        Diagnostic.Note("'\(token.path)' is defined here", at: graph.location(of: token.number))
    }

    /// Returns the tokens that have a color in all modes.
    func tokens(with color: ColorValue) -> [KnownToken] { ColorKey(color).flatMap { colors[$0] } ?? [] }

    /// Returns the tokens that have a color in some modes.
    func adaptiveTokens(with color: ColorValue) -> [(token: KnownToken, modes: [String])] {
        ColorKey(color).flatMap { adaptiveColors[$0] } ?? []
    }

    /// Returns the tokens for a use that have a length in all modes.
    func tokens(for use: LengthUse, with length: Double) -> [KnownToken] { lengths[use]?[Float(length)] ?? [] }
}

/// The key by which colors are equal: eight bits for each component, and three decimals of the alpha. Colors in wider
/// spaces are not compared with literals.
private struct ColorKey: Hashable {
    let components: UInt32
    let alpha: Int

    init?(_ color: ColorValue) {
        guard color.space == .srgb else { return nil }
        components = color.rounded
        alpha = Int((color.alpha * 1000).rounded())
    }
}

extension TokenValue {
    /// Returns a part of a composite value.
    fileprivate func part(_ name: String) -> TokenValue? {
        guard case .composite(let composite) = self else { return nil }
        return composite.value(of: name)
    }
}
