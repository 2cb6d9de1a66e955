import DesignTokens

/// The expression of each token: a reference to the symbol that it resolves to, or a literal.
package struct Expressions: Sendable {
    let resolution: Resolution
    let symbols: SymbolTable
    package let language: any Dialect
    /// What the language can express.
    let abilities: DialectAbilities
    /// The code that the configuration gives for tokens; empty for other languages.
    let given: GivenExpressions
    /// The expressions on each platform that the configuration names, by its position among the language's conditions.
    /// The expressions of this value are those on all other platforms.
    private let platforms: [(place: Int, expressions: Expressions)]
    /// The tokens that can differ on these platforms: those with configured code, and those that refer to them.
    private let platformTokens: Set<Int>
    let baseFontSize: Double
    let fonts: FontNames
    /// The anchors in the first combination of modes.
    private let anchors: Anchors
    /// The anchors in each theme, the default one first.
    let themes: [VariantAnchors]
    /// The anchors in each combination of modes, with symbols that have one value in all modes. Only a team's own
    /// templates use tokens in single modes.
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
        let given = language.form.platforms.isEmpty ? GivenExpressions() : symbols.input.given
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
        themes = Self.anchors(inThemesOf: resolution, language, code: code, canRefer: canRefer)
        modes = hasOwnTemplates ? Self.anchors(inModesOf: resolution, symbols) : []
    }

    /// The expression where the token's own type is expected; `nil` if its type has none. If some platforms have other
    /// expressions (``platformExpressions(of:_:)``), it is the one on all others.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - isNested: Whether the code is inside types of the output, which may hide those of libraries.
    /// - Returns: The expression.
    package func expression(of token: Int, isNested: Bool = false) -> String? {
        followsAppearance(token)
            ? expression(of: token, inTheme: 0, isNested: isNested)
            : expression(of: token, anchors, in: resolution.modes[0])
    }

    /// The name of a token's color set; `nil` without one, or if the configuration gives code.
    func colorSet(of token: Int) -> String? { anchors.code[token] == nil ? symbols.input.colorSets[token] : nil }

    /// The expressions of a token on the platforms on which they differ.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - expression: Returns the token's expression from the expressions of a platform.
    /// - Returns: The expressions by the positions of the platforms among the language's conditions; empty if all
    ///   platforms have the same.
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

    /// The expression in one mode: the configured code, a reference to the anchor, or the literal.
    func expression(of token: Int, _ anchors: Anchors, in mode: ResolvedMode) -> String? {
        if let code = anchors.code[token] { return code }
        guard let target = resolution.target(of: token, in: mode), let reference = reference(to: target, in: anchors),
            measures(token, asDoes: Int(anchors[target].token))
        else { return writtenOut(token, in: mode) }
        return composed(reference, of: token, target, anchors, in: mode)
    }

    /// A reference to the anchor of a token: its symbol, or else the configured code.
    func reference(to target: Int, in anchors: Anchors) -> String? {
        let anchor = anchors[target]
        let token = Int(anchor.token)
        guard anchor.canBeReferredTo, let symbol = symbols.symbol(of: token) else { return anchors.code[token] }
        return reference(to: symbol, type: resolution.types[token])
    }

    /// A reference with the opacity that the token has instead of its target's.
    private func composed(
        _ reference: String, of token: Int, _ target: Int, _ anchors: Anchors, in mode: ResolvedMode
    ) -> String? {
        let anchor = anchors[target]
        guard anchor.isComposed || mode.setOpacity(of: token) != nil else { return reference }
        // Code multiplies opacities, but Figma replaces them.
        guard isOpaque(Int(anchor.token), anchors), let opacity = mode.traces[token].opacity else {
            return writtenOut(token, in: mode)
        }
        return opacity == 1 ? reference : language.translucent(reference, opacity: opacity)
    }

    /// The expression of a part: a reference to its token, if that token can be referred to.
    func expression(of entry: PartTable.Entry) -> String? {
        let target = entry.part.reference.flatMap(resolution.graph.token)
        if let target, !anchors[target].isComposed, isOfType(of: entry.part.value, Int(anchors[target].token)),
            let reference = reference(to: target, in: anchors)
        {
            return reference
        }
        return entry.fontSizes == nil ? writtenOut(entry.part.value) : literal(of: entry)
    }

    /// Whether a token has the type of a value. For example, a length can be parsed from a string.
    func isOfType(of value: TokenValue, _ token: Int) -> Bool {
        resolution.types[token].map { $0.canRefer(to: value.type(stated: $0)) } ?? false
    }

    /// The expression that refers to a symbol.
    func reference(to symbol: Symbol, type: TokenType?) -> String {
        language.reference(to: symbol.name, in: symbol.scope, type: type)
    }

    /// Whether the known values of a color are opaque in every mode.
    private func isOpaque(_ token: Int, _ anchors: Anchors) -> Bool {
        anchors.code[token] != nil || resolution.isOpaque(token)
    }

    /// The literal of a value.
    package func literal(_ value: TokenValue) -> String? {
        if case .composite(let composite) = value { return literal(composite) }
        return language.literal(
            abilities.contains(.units) ? value : value.inPoints(baseFontSize: baseFontSize))
    }

    /// The literal of a part. A length relative to the font size is written in points if these are known.
    func literal(of entry: PartTable.Entry) -> String? {
        let isLength = !abilities.contains(.units) && entry.part.value.fontSizes != nil
        return isLength ? entry.points.flatMap { language.literal(.number($0)) } : literal(entry.part.value)
    }

    /// A reference to a deprecated symbol would cause a compiler warning in the generated file.
    private static func canRefer(to token: Int, _ resolution: Resolution, _ symbols: SymbolTable) -> Bool {
        if case .yes = resolution.graph.tokens[token].deprecation { return false }
        return symbols.canBeReferredTo(token)
    }
}

// MARK: - Modes

extension Expressions {
    /// The expression in one combination of modes: a reference if its target has one value in all of them, otherwise
    /// the literal of the value there.
    func expression(of token: Int, inMode number: Int) -> String? {
        guard !resolution.modes(of: token).isEmpty else { return expression(of: token) }
        if let code = anchors.code[token] { return code }
        let mode = resolution.modes[number]
        guard let anchor = Self.target(of: token, in: mode).map({ modes[number][$0] }), anchor.canBeReferredTo,
            measures(token, asDoes: Int(anchor.token)), let symbol = symbols.symbol(of: Int(anchor.token))
        else { return writtenOut(token, in: mode) }
        return reference(to: symbol, type: resolution.types[Int(anchor.token)])
    }

    /// The target of a token in a mode, unless the token has an opacity there: code multiplies opacities, and those of
    /// the modes are unknown.
    private static func target(of token: Int, in mode: ResolvedMode) -> Int? {
        mode.setOpacity(of: token) == nil ? mode.traces[token].target : nil
    }

    /// The anchors in each combination of modes. Each chain is followed once.
    private static func anchors(
        inThemesOf resolution: Resolution, _ language: any Dialect, code: [Int: String], canRefer: (Int) -> Bool
    ) -> [VariantAnchors] {
        let hasVariants = !resolution.variants.appearances.isEmpty || !resolution.variants.themes.isEmpty
        let follows = hasVariants && TokenType.allCases.contains { language.following($0) != .nothing }
        let numbers = follows ? resolution.variants.states.indices : 0..<0
        // A token with the same value in all themes can be referred to from each.
        return numbers.map { theme in
            VariantAnchors(
                resolution, theme: theme, code: code, refersToAdaptive: language.abilities.contains(.adaptiveColors)
            ) {
                canRefer($0) && !resolution.dependsOnTheme($0)
            }
        }
    }

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
