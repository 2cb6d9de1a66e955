import DesignTokens

/// The expression of each token: a reference to the symbol it resolves to, or its value.
package struct Expressions: Sendable {
    let resolution: Resolution
    let symbols: SymbolTable
    package let language: any OutputLanguage
    /// What the configuration gives for tokens: nothing in languages that it gives nothing in.
    let given: GivenExpressions
    let baseFontSize: Double
    let fonts: FontNames
    /// Where references lead in the first combination of modes.
    private let anchors: Anchors
    /// Where they lead in each theme, the default one first.
    let themes: [VariantAnchors]
    /// Where they lead in each combination of modes, at symbols that have one value in all: only templates of a team's own
    /// ask for tokens in single modes.
    private let modes: [Anchors]

    package init(
        _ resolution: Resolution, _ symbols: SymbolTable, _ language: any OutputLanguage,
        baseFontSize: Double = DimensionUnit.usualBaseFontSize, fonts: FontNames = FontNames(),
        hasOwnTemplates: Bool = false
    ) {
        self.language = language
        self.baseFontSize = baseFontSize
        self.fonts = fonts
        self.resolution = resolution
        self.symbols = symbols
        given = language.platformConditions.isEmpty ? GivenExpressions() : symbols.given
        let (given, canRefer) = (given, { Self.canRefer(to: $0, resolution, symbols) })
        anchors = Anchors(
            count: resolution.traces.count, canRefer: canRefer, isGiven: { given[$0] != nil },
            target: { resolution.traces[$0].target }, setsOpacity: { resolution.setOpacity(of: $0) != nil })
        let hasVariants = !resolution.variants.appearances.isEmpty || !resolution.variants.themes.isEmpty
        let follows = hasVariants && TokenType.allCases.contains { language.following($0) != .nothing }
        let numbers = follows ? resolution.variants.states.indices : 0..<0
        // What is the same in all themes can be referred to from each.
        themes = numbers.map { theme in
            VariantAnchors(resolution, theme: theme, given, refersToAdaptive: language.hasAdaptiveExpressions) {
                canRefer($0) && !resolution.dependsOnTheme($0)
            }
        }
        modes = hasOwnTemplates ? Self.anchors(inModesOf: resolution, symbols) : []
    }

    /// The expression where the token's own type is expected; `nil` when its type has none. Where single platforms have
    /// others (``platformExpressions(of:)``), it is that of the others.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - isNested: Whether it stands in types of the output, which may hide those of libraries.
    /// - Returns: The expression.
    package func expression(of token: Int, isNested: Bool = false) -> String? {
        followsAppearance(token)
            ? expression(of: token, inTheme: 0, isNested: isNested)
            : expression(of: token, anchors, in: resolution.modes[0])
    }

    /// The name of the color set that stands for a token; `nil` where none does, or where the configuration gives code.
    func colorSet(of token: Int) -> String? { given[token]?.everywhere == nil ? symbols.colorSets[token] : nil }

    /// The expressions on single platforms, by their places in the language's conditions: those that the configuration gives
    /// for the token, or for one that it refers to and that has no symbol.
    package func platformExpressions(of token: Int) -> [Int: String] {
        guard !given.isEmpty else { return [:] }
        let anchor = resolution.traces[token].target.map { anchors[$0] }
        let isOwn = given[token] != nil
        guard let source = isOwn ? token : anchor.flatMap({ $0.canBeReferredTo ? nil : Int($0.token) }),
            let platforms = given[source]?.platforms
        else { return [:] }
        var expressions: [Int: String] = [:]
        for (place, (platform, _)) in language.platformConditions.enumerated() {
            guard let text = platforms[platform] else { continue }
            expressions[place] =
                isOwn ? text : anchor.flatMap { composed(text, of: token, $0, in: resolution.modes[0]) }
        }
        return expressions
    }

    /// The expression in one mode: what the configuration gives, what its chain of references leads to, or the value.
    func expression(of token: Int, _ anchors: Anchors, in mode: ResolvedMode) -> String? {
        if let expression = given[token]?.everywhere { return expression }
        guard let target = resolution.target(of: token, in: mode), let reference = reference(to: anchors[target]),
            measures(token, asDoes: Int(anchors[target].token))
        else { return writtenOut(token, in: mode) }
        return composed(reference, of: token, anchors[target], in: mode)
    }

    /// What refers to an anchor: its symbol, or else what the configuration gives for it.
    func reference(to anchor: Anchors.Anchor) -> String? {
        let token = Int(anchor.token)
        guard anchor.canBeReferredTo, let symbol = symbols.symbol(of: token) else { return given[token]?.everywhere }
        return reference(to: symbol, type: resolution.types[token])
    }

    /// A reference with the opacity that a token has instead of what it refers to.
    private func composed(
        _ reference: String, of token: Int, _ anchor: Anchors.Anchor, in mode: ResolvedMode
    ) -> String? {
        guard anchor.isComposed || mode.setOpacity(of: token) != nil else { return reference }
        // Code multiplies opacities, where Figma replaces them.
        guard isOpaque(Int(anchor.token)), let opacity = mode.traces[token].opacity else {
            return writtenOut(token, in: mode)
        }
        return opacity == 1 ? reference : language.expression(reference, opacity: opacity)
    }

    /// The expression of a part of a value: a reference to the token that stands for it, if that can be referred to.
    func expression(of entry: PartTable.Entry) -> String? {
        let anchor = entry.part.reference.flatMap(resolution.graph.token).map { anchors[$0] }
        if let anchor, !anchor.isComposed, isOfType(of: entry.part.value, Int(anchor.token)),
            let reference = reference(to: anchor)
        {
            return reference
        }
        return entry.fontSizes == nil ? writtenOut(entry.part.value) : literal(of: entry)
    }

    /// Whether a token has the type of a value: a length can come from a text.
    func isOfType(of value: TokenValue, _ token: Int) -> Bool {
        resolution.types[token].map { $0.canRefer(to: value.type(stated: $0)) } ?? false
    }

    /// The expression that refers to a symbol.
    func reference(to symbol: Symbol, type: TokenType?) -> String {
        language.reference(to: symbol.name, in: symbol.scope, type: type)
    }

    /// Whether a colour is opaque in every mode, as far as values tell.
    private func isOpaque(_ token: Int) -> Bool {
        given[token] != nil
            || resolution.modes.allSatisfy { mode in
                if case .color(let color) = mode.value(of: token) { color.alpha == 1 } else { false }
            }
    }

    /// A value written out.
    package func literal(_ value: TokenValue) -> String? {
        if case .composite(let composite) = value { return literal(composite) }
        return language.literal(language.hasUnits ? value : value.inPoints(baseFontSize: baseFontSize))
    }

    /// A part written out: a length that is relative to the font size in points, where that is known.
    func literal(of entry: PartTable.Entry) -> String? {
        let isLength = !language.hasUnits && entry.part.value.fontSizes != nil
        return isLength ? entry.points.flatMap { language.literal(.number($0)) } : literal(entry.part.value)
    }

    /// A deprecated symbol is not referred to: the compiler would warn about our own file.
    private static func canRefer(to token: Int, _ resolution: Resolution, _ symbols: SymbolTable) -> Bool {
        if case .yes = resolution.graph.tokens[token].deprecation { return false }
        return symbols.canBeReferredTo(token)
    }
}

// MARK: - Modes

extension Expressions {
    /// The expression in one combination of modes: a reference where what it leads to has one value in all of them, else the
    /// value there.
    func expression(of token: Int, inMode number: Int) -> String? {
        guard !resolution.modes(of: token).isEmpty else { return expression(of: token) }
        if let expression = given[token]?.everywhere { return expression }
        let mode = resolution.modes[number]
        guard let anchor = Self.target(of: token, in: mode).map({ modes[number][$0] }), anchor.canBeReferredTo,
            measures(token, asDoes: Int(anchor.token)), let symbol = symbols.symbol(of: Int(anchor.token))
        else { return writtenOut(token, in: mode) }
        return reference(to: symbol, type: resolution.types[Int(anchor.token)])
    }

    /// What a token refers to in a mode, unless it has an opacity there: code multiplies these, and those of the modes are not
    /// known.
    private static func target(of token: Int, in mode: ResolvedMode) -> Int? {
        mode.setOpacity(of: token) == nil ? mode.traces[token].target : nil
    }

    /// Where chains of references lead in each combination of modes, each walked once.
    private static func anchors(inModesOf resolution: Resolution, _ symbols: SymbolTable) -> [Anchors] {
        let isSymbol = resolution.types.indices.map { token in
            let values = resolution.modes(of: token).map { resolution.modes[$0].value(of: token) }
            return values.dropFirst().allSatisfy { $0.isSame(as: values[0]) }
                && canRefer(to: token, resolution, symbols) && symbols.symbol(of: token) != nil
        }
        return resolution.modes.map { mode in
            Anchors(
                count: isSymbol.count, canRefer: { isSymbol[$0] }, isGiven: { _ in false },
                target: { target(of: $0, in: mode) }, setsOpacity: { _ in false })
        }
    }
}
