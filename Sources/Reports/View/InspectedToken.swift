import CodeGeneration
import DesignTokens
import Diagnostics

/// What one token is, and why.
package struct InspectedToken: Sendable {
    let all: InspectedTokens
    /// The token's number in the graph.
    package let number: Int

    /// What its file states, in the first combination of modes.
    package var token: Token { all.graph.tokens[number] }
    package var path: String { token.path }
    /// The names of the groups that it is in, the outermost first.
    package var groups: [String] { all.graph.groups[token.group].names }
    package var layer: Layer? { all.graph.layer(of: number) }
    package var type: TokenType? { all.resolution.types[number] }
    package var description: String? { token.description }
    /// The collection that gives it modes; `nil` for one with a single mode.
    var collection: TokenCollection? {
        let collection = all.graph.collections[all.graph.collection(of: number)]
        return collection.modes.count > 1 ? collection : nil
    }
    /// The id of its variable in Figma.
    package var variableId: String? { all.graph.variableId(of: number) }
    /// Where its name stands.
    package var location: SourceLocation { all.graph.location(of: number) }

    /// Whether its file says that it is not to be used any more.
    package var isDeprecated: Bool { if case .yes = token.deprecation { true } else { false } }
    /// What its file says that is to be used instead, or why.
    package var deprecationReason: String? { if case .yes(let reason) = token.deprecation { reason } else { nil } }

    // MARK: - Values

    /// What it is in each mode that it depends on; in the first combination alone where it depends on none.
    package var values: [InspectedValue] {
        let modes = all.resolution.modes(of: number)
        return (modes.isEmpty ? [0] : modes).map { InspectedValue(of: self, inMode: $0, isOnly: modes.isEmpty) }
    }

    /// What it is in the first combination of modes.
    package var value: InspectedValue { value(inMode: 0) }

    /// What it is in a mode that it depends on, by the mode's name; the same in all where it depends on none.
    func value(inModeNamed name: String) -> InspectedValue {
        let values = values.filter { $0.mode != nil }
        return NameLookup(values.compactMap(\.mode)).place(of: name).map { values[$0] } ?? value
    }

    /// What it is in a combination of modes, by the number that the resolution has for it.
    package func value(inMode mode: Int) -> InspectedValue {
        InspectedValue(of: self, inMode: mode, isOnly: all.resolution.isConstant(number))
    }

    // MARK: - References

    /// The step that decided it, in the first combination of modes.
    package var step: ResolutionStep { all.resolution.traces[number].step }
    /// The tokens that refer to it in any mode, as a whole or with a part of their value, in the order of the files.
    package var users: [InspectedToken] { all.references.users(of: number).map { all[$0] } }

    // MARK: - Code

    /// The first symbol of its own in any unit.
    package var symbol: Symbol? { all.run.symbols.symbol(of: number) }
    /// The symbol in each unit, that of its color set where this is taken as an asset.
    package var symbols: [Symbol?] {
        let symbols = all.run.symbols.units.map { $0.symbols.symbol(of: number) }
        guard symbols.allSatisfy({ $0 == nil }), all.run.symbols.colorAssets[number] != nil else { return symbols }
        let file = location.path
        return all.symbols(ofAssetAt: String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
    }
    /// What it is called in each output that takes it.
    package var declarations: [TokenDeclaration] { all.declarations.declarations(of: number, all) }
    /// Whether it counts hundredths of a whole and an output writes fractions.
    var isWrittenAsFraction: Bool {
        all.resolution.countsHundredths(number) && declarations.contains(where: \.writesFractions)
    }
    /// How code refers to it in the first unit that has it: `.primary500`, `CGFloat.small`, or `Color(asset: .accent)` for a
    /// color set that an output takes as an asset; `nil` where no output takes it.
    package var reference: String? {
        for unit in all.run.symbols.units {
            guard let symbol = unit.symbols.symbol(of: number) else { continue }
            return unit.language.reference(to: symbol.name, in: symbol.scope, type: type)
        }
        guard let asset = all.run.symbols.colorAssets[number] else { return nil }
        return "Color(asset: \(asset.scope.contains(".") ? asset.text : "." + asset.name))"
    }
    /// The code that the configuration gives for it.
    package var configuredExpression: ConfiguredExpression? { all.run.symbols.given[number] }
    /// That code in words: `Color(.label) on iOS`.
    package var configuredCode: String? {
        configuredExpression.map { expression in
            let platforms = expression.platforms.sorted { $0.key.rawValue < $1.key.rawValue }
            return expression.everywhere ?? Wording.list(platforms.map { "\($0.value) on \($0.key.rawValue)" })
        }
    }
    /// What code says for it where that symbol is declared, else what it would say; `nil` for a value that has none.
    package var expression: String? {
        for (unit, expressions) in zip(all.run.symbols.units, all.expressions) {
            guard let output = unit.symbols.output(of: number) else { continue }
            return expressions.declaredExpression(of: unit.symbols.namesake(of: number), in: output)
        }
        return all.expressions[0].expression(of: number)
    }
    /// The expressions on single platforms that the configuration has some for, in the order in which code asks for them:
    /// those of the first unit that has a symbol of the token; of the first of all, where none has one.
    var platformExpressions: [PlatformExpression] {
        let number = all.run.symbols.units.firstIndex { $0.symbols.isTaken(self.number) } ?? 0
        let (unit, expressions) = (all.run.symbols.units[number], all.expressions[number])
        let found =
            unit.symbols.output(of: self.number).map { expressions.platformExpressions(of: self.number, in: $0) }
            ?? expressions.platformExpressions(of: self.number)
        return PlatformExpression.sorted(found, unit.language)
    }
    /// The code for its color with an opacity, from the same unit as ``reference``; `nil` where code cannot give it one: it is
    /// no color that is opaque in every mode, or one that is read from the theme.
    package func expression(withOpacity opacity: Double) -> String? {
        guard values.allSatisfy({ $0.color?.alpha == 1 }), !all.run.symbols.isThemed(number), let reference,
            let unit = all.run.symbols.units.first(where: { $0.symbols.isTaken(number) })
        else { return nil }
        return unit.language.translucent(reference, opacity: opacity)
    }
    /// The symbols that the configuration gives it beside its own.
    package var secondSymbols: [Symbol] { all.declarations.second[number] ?? [] }
    /// The symbols that it had before.
    package var formerSymbols: [Symbol] { all.declarations.former[number] ?? [] }

    /// Whether nobody has it: no output takes it, and no token refers to it.
    package var isUnused: Bool {
        !isLeftOut && !all.run.symbols.isTaken(number) && !all.run.symbols.takenElsewhere.contains(number)
            && all.run.symbols.colorAssets[number] == nil && !all.references.hasUsers(number)
    }

    /// Why no output takes it, as a sentence; `nil` where one does.
    package var untakenReason: String? {
        all.run.symbols.isTaken(number) || all.run.symbols.colorAssets[number] != nil
            ? nil : all.untaken.reason(of: number).words
    }

    // MARK: - Loss

    /// Whether it cannot be used.
    package var isLeftOut: Bool { all.resolution.leftOut.contains(number) }
    /// What says why it is left out.
    package var losses: [Diagnostic] { all.losses[path] ?? [] }
    /// Where what says so points.
    var lossLocation: SourceLocation { losses.first?.location ?? location }
}
