import DesignTokens

/// The expression of each token: a reference to the symbol it resolves to, or its value.
struct Expressions: Sendable {
    private let resolution: Resolution
    private let symbols: SymbolTable
    private let language: any OutputLanguage
    private let baseFontSize: Double
    /// Where the chain of references that begins at a token first meets one that can be referred to, or ends.
    private let anchors: [Anchor]

    private struct Anchor {
        var token: Int32 = -1
        var canBeReferredTo = false
        /// Whether a token on the way, the anchor excepted, has an opacity of its own.
        var isComposed = false
    }

    init(
        _ resolution: Resolution, _ symbols: SymbolTable, _ language: any OutputLanguage,
        baseFontSize: Double = DimensionUnit.usualBaseFontSize
    ) {
        self.language = language
        self.baseFontSize = baseFontSize
        self.resolution = resolution
        self.symbols = symbols
        anchors = Self.anchors(resolution, symbols)
    }

    /// The expression where the token's own type is expected; `nil` when its type has none.
    func expression(of token: Int) -> String? {
        guard let target = resolution.traces[token].target else { return literal(of: token) }
        let anchor = anchors[target]
        guard anchor.canBeReferredTo, let symbol = symbols.symbol(of: Int(anchor.token)) else {
            return literal(of: token)
        }
        let reference = reference(to: symbol, type: resolution.types[Int(anchor.token)])
        guard anchor.isComposed || resolution.setOpacity(of: token) != nil else { return reference }
        // Code multiplies opacities, where Figma replaces them.
        guard isOpaque(Int(anchor.token)), let opacity = resolution.traces[token].opacity else {
            return literal(of: token)
        }
        return opacity == 1 ? reference : language.expression(reference, opacity: opacity)
    }

    /// The expression of a part of a value: a reference to the token that stands for it, if that can be referred to.
    func expression(of entry: PartTable.Entry) -> String? {
        guard let token = entry.part.reference.flatMap(resolution.graph.token), !anchors[token].isComposed,
            anchors[token].canBeReferredTo, let symbol = symbols.symbol(of: Int(anchors[token].token))
        else { return literal(of: entry) }
        return reference(to: symbol, type: resolution.types[Int(anchors[token].token)])
    }

    /// The expression that refers to a symbol.
    func reference(to symbol: Symbol, type: TokenType?) -> String {
        language.reference(to: symbol.name, in: symbol.scope, type: type)
    }

    /// Whether a colour is opaque in every mode.
    private func isOpaque(_ token: Int) -> Bool {
        resolution.modes.allSatisfy { mode in
            if case .color(let color) = mode.value(of: token) { color.alpha == 1 } else { false }
        }
    }

    /// A value written out.
    func literal(_ value: TokenValue) -> String? { language.literal(value.inPoints(baseFontSize: baseFontSize)) }

    /// A part written out: a length that is relative to the font size in points, where that is known.
    func literal(of entry: PartTable.Entry) -> String? {
        let isLength = entry.part.value.fontSizes != nil
        return isLength ? entry.points.flatMap { language.literal(.number($0)) } : literal(entry.part.value)
    }

    private func literal(of token: Int) -> String? { literal(resolution.value(of: token)) }

    /// Walks each chain once: a token's anchor is itself if it can be referred to, else that of its target.
    private static func anchors(_ resolution: Resolution, _ symbols: SymbolTable) -> [Anchor] {
        var anchors = Array(repeating: Anchor(), count: resolution.traces.count)
        var chain: [Int] = []
        for token in anchors.indices where anchors[token].token < 0 {
            var current = token
            var canBeReferredTo = canRefer(to: current, resolution, symbols)
            while !canBeReferredTo, anchors[current].token < 0, let target = resolution.traces[current].target {
                chain.append(current)
                current = target
                canBeReferredTo = canRefer(to: current, resolution, symbols)
            }
            if anchors[current].token < 0 {
                anchors[current] = Anchor(token: Int32(current), canBeReferredTo: canBeReferredTo)
            }
            var anchor = anchors[current]
            while let link = chain.popLast() {
                anchor.isComposed = anchor.isComposed || resolution.setOpacity(of: link) != nil
                anchors[link] = anchor
            }
        }
        return anchors
    }

    /// A deprecated symbol is not referred to: the compiler would warn about our own file.
    private static func canRefer(to token: Int, _ resolution: Resolution, _ symbols: SymbolTable) -> Bool {
        if case .yes = resolution.graph.tokens[token].deprecation { return false }
        return symbols.isTaken(token)
    }
}
