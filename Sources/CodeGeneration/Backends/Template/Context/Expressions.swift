import DesignTokens

/// The expression of each token: a reference to the symbol it resolves to, or its value.
package struct Expressions: Sendable {
    let resolution: Resolution
    let symbols: SymbolTable
    package let language: any Dialect
    /// What the language can write.
    let abilities: DialectAbilities
    /// What the configuration gives for tokens: nothing in languages that it gives nothing in.
    let given: GivenExpressions
    /// The expressions on the platforms that the configuration names, by their places among the language's conditions; these
    /// here are those on all others.
    private let platforms: [(place: Int, expressions: Expressions)]
    /// The tokens that can be something else there: those that the configuration gives code for, and what refers to them.
    private let platformTokens: Set<Int>
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
        _ resolution: Resolution, _ symbols: SymbolTable, _ language: any Dialect,
        baseFontSize: Double = DimensionUnit.defaultBaseFontSize, fonts: FontNames = FontNames(),
        hasOwnTemplates: Bool = false, on platform: ApplePlatform? = nil
    ) {
        self.language = language
        abilities = language.abilities
        self.baseFontSize = baseFontSize
        self.fonts = fonts
        self.resolution = resolution
        self.symbols = symbols
        let given = language.form.platforms.isEmpty ? GivenExpressions() : symbols.given
        self.given = given
        platforms =
            platform != nil
            ? []
            : language.form.platforms.enumerated().filter { given.names($1.platform) }.map { place, condition in
                (
                    place,
                    Expressions(
                        resolution, symbols, language, baseFontSize: baseFontSize, fonts: fonts,
                        hasOwnTemplates: hasOwnTemplates, on: condition.platform)
                )
            }
        platformTokens = platforms.isEmpty ? [] : resolution.tokens(leadingTo: given.tokens)
        let (code, canRefer) = (given.code(on: platform), { Self.canRefer(to: $0, resolution, symbols) })
        anchors = Anchors(
            count: resolution.traces.count, code: code, canRefer: canRefer,
            target: { resolution.traces[$0].target }, setsOpacity: { resolution.modes[0].setOpacity(of: $0) != nil })
        let hasVariants = !resolution.variants.appearances.isEmpty || !resolution.variants.themes.isEmpty
        let follows = hasVariants && TokenType.allCases.contains { language.following($0) != .nothing }
        let numbers = follows ? resolution.variants.states.indices : 0..<0
        // What is the same in all themes can be referred to from each.
        themes = numbers.map { theme in
            VariantAnchors(
                resolution, theme: theme, code: code, refersToAdaptive: language.abilities.contains(.adaptiveColors)
            ) {
                canRefer($0) && !resolution.dependsOnTheme($0)
            }
        }
        modes = hasOwnTemplates ? Self.anchors(inModesOf: resolution, symbols) : []
    }

    /// The expression where the token's own type is expected; `nil` when its type has none. Where single platforms have
    /// others (``platformExpressions(of:_:)``), it is that of the others.
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
    func colorSet(of token: Int) -> String? { anchors.code[token] == nil ? symbols.colorSets[token] : nil }

    /// The expressions of a token on the platforms where they are not what they are on all others.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - expression: Its expression, by what is known of a platform.
    /// - Returns: The expressions by the places of the platforms among the language's conditions; none where every platform
    ///   has the same.
    func platformExpressions(of token: Int, _ expression: (Expressions) -> String?) -> [Int: String] {
        guard !platforms.isEmpty, platformTokens.contains(token) else { return [:] }
        let conditions = language.form.platforms
        let others = expression(self)
        let own = platforms.map { ($0.place, expression($0.expressions)) }
        return own.reduce(into: [:]) { expressions, entry in
            let general = conditions[entry.0].platform.general
            let rest = own.first { conditions[$0.0].platform == general }?.1 ?? others
            if entry.1 != rest { expressions[entry.0] = entry.1 }
        }
    }

    /// The expression in one mode: what the configuration gives, what its chain of references leads to, or the value.
    func expression(of token: Int, _ anchors: Anchors, in mode: ResolvedMode) -> String? {
        if let code = anchors.code[token] { return code }
        guard let target = resolution.target(of: token, in: mode), let reference = reference(to: target, in: anchors),
            measures(token, asDoes: Int(anchors[target].token))
        else { return writtenOut(token, in: mode) }
        return composed(reference, of: token, target, anchors, in: mode)
    }

    /// What refers to the anchor of a token: the anchor's symbol, or else what the configuration gives for it.
    func reference(to target: Int, in anchors: Anchors) -> String? {
        let anchor = anchors[target]
        let token = Int(anchor.token)
        guard anchor.canBeReferredTo, let symbol = symbols.symbol(of: token) else { return anchors.code[token] }
        return reference(to: symbol, type: resolution.types[token])
    }

    /// A reference with the opacity that a token has instead of what it refers to.
    private func composed(
        _ reference: String, of token: Int, _ target: Int, _ anchors: Anchors, in mode: ResolvedMode
    ) -> String? {
        let anchor = anchors[target]
        guard anchor.isComposed || mode.setOpacity(of: token) != nil else { return reference }
        // Code multiplies opacities, where Figma replaces them.
        guard isOpaque(Int(anchor.token), anchors), let opacity = mode.traces[token].opacity else {
            return writtenOut(token, in: mode)
        }
        return opacity == 1 ? reference : language.translucent(reference, opacity: opacity)
    }

    /// The expression of a part of a value: a reference to the token that stands for it, if that can be referred to.
    func expression(of entry: PartTable.Entry) -> String? {
        let target = entry.part.reference.flatMap(resolution.graph.token)
        if let target, !anchors[target].isComposed, isOfType(of: entry.part.value, Int(anchors[target].token)),
            let reference = reference(to: target, in: anchors)
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

    /// Whether a color is opaque in every mode, as far as values tell.
    private func isOpaque(_ token: Int, _ anchors: Anchors) -> Bool {
        anchors.code[token] != nil || resolution.isOpaque(token)
    }

    /// A value written out.
    package func literal(_ value: TokenValue) -> String? {
        if case .composite(let composite) = value { return literal(composite) }
        return language.literal(
            abilities.contains(.units) ? value : value.inPoints(baseFontSize: baseFontSize))
    }

    /// A part written out: a length that is relative to the font size in points, where that is known.
    func literal(of entry: PartTable.Entry) -> String? {
        let isLength = !abilities.contains(.units) && entry.part.value.fontSizes != nil
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
        if let code = anchors.code[token] { return code }
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
                count: isSymbol.count, canRefer: { isSymbol[$0] },
                target: { target(of: $0, in: mode) }, setsOpacity: { _ in false })
        }
    }
}
