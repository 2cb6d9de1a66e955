import CodeGeneration
import DesignTokens
import Diagnostics

/// A token with everything that reports show about it.
package struct InspectedToken: Sendable {
    let all: InspectedTokens
    /// The graph index of the token.
    package let number: Int

    /// The definition in its file, in the first combination of modes.
    package var token: Token { all.graph.tokens[number] }
    package var path: String { token.path }
    /// The names of its groups, outermost first.
    package var groups: [String] { all.graph.groups[token.group].names }
    package var layer: Layer? { all.graph.layer(of: number) }
    package var type: TokenType? { all.resolution.types[number] }
    package var description: String? { token.description }
    /// The collection that defines its modes; `nil` for a single mode.
    var collection: TokenCollection? {
        let collection = all.graph.collections[all.graph.collection(of: number)]
        return collection.modes.count > 1 ? collection : nil
    }
    /// The id of its Figma variable.
    package var variableId: String? { all.graph.variableId(of: number) }
    /// The location of its name.
    package var location: SourceLocation { all.graph.location(of: number) }

    /// Whether its file marks it as deprecated.
    package var isDeprecated: Bool { if case .yes = token.deprecation { true } else { false } }
    /// The reason or replacement in the deprecation.
    package var deprecationReason: String? { if case .yes(let reason) = token.deprecation { reason } else { nil } }

    // MARK: - Values

    /// The values in the modes that it depends on; a single one if it depends on none.
    package var values: [InspectedValue] {
        let modes = all.resolution.modes(of: number)
        return (modes.isEmpty ? [0] : modes).map { InspectedValue(of: self, inMode: $0, isOnly: modes.isEmpty) }
    }

    /// The values with the names of their modes. Two modes can be the same combination, if each is the default of its axis.
    var valuesByCombination: [(modes: [String], value: InspectedValue)] {
        values.grouped { all.resolution.modes[$0.modeNumber].combination.contexts }
            .map { ($0.compactMap(\.mode), $0[0]) }
    }

    /// The value in the first combination of modes.
    package var value: InspectedValue { value(inMode: 0) }

    /// Returns the value in a mode, by name. It is the same in all modes if it depends on none.
    func value(inModeNamed name: String) -> InspectedValue {
        let values = values.filter { $0.mode != nil }
        return NameLookup(values.compactMap(\.mode)).place(of: name).map { values[$0] } ?? value
    }

    /// Returns the value in a combination of modes, by index.
    package func value(inMode mode: Int) -> InspectedValue {
        InspectedValue(of: self, inMode: mode, isOnly: all.resolution.isConstant(number))
    }

    // MARK: - References

    /// The step that decided it in the first combination of modes.
    package var step: ResolutionStep { all.resolution.traces[number].step }
    /// The tokens that refer to it in any mode, entirely or in a part, in file order.
    package var users: [InspectedToken] { all.references.users(of: number).map { all[$0] } }

    // MARK: - Code

    /// Its first symbol in any unit.
    package var symbol: Symbol? { all.run.symbols.symbol(of: number) }
    /// Its symbol in each unit; that of the color set if it is selected as an asset.
    package var symbols: [Symbol?] {
        let symbols = all.run.symbols.units.map { $0.symbols.symbol(of: number) }
        guard symbols.allSatisfy({ $0 == nil }), all.run.symbols.colorAssets[number] != nil else { return symbols }
        let file = location.path
        return all.symbols(ofAssetAt: String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
    }
    /// Its declarations in all outputs.
    package var declarations: [TokenDeclaration] { all.declarations.declarations(of: number, all) }
    /// Whether it is a percentage that an output writes as a fraction.
    var isWrittenAsFraction: Bool {
        all.resolution.countsHundredths(number) && declarations.contains(where: \.writesFractions)
    }
    /// The reference in code in the first unit that declares it: `.primary500`, `CGFloat.small`, or `Color(asset:
    /// .accent)` for a color set that an output selects as an asset; `nil` if no output selects it.
    package var reference: String? {
        // Copying a whole unit is slow.
        let units = all.run.symbols.units
        for unit in units.indices {
            guard let symbol = units[unit].symbols.symbol(of: number) else { continue }
            return units[unit].language.reference(to: symbol.name, in: symbol.scope, type: type)
        }
        guard let asset = all.run.symbols.colorAssets[number] else { return nil }
        return "Color(asset: \(asset.scope.contains(".") ? asset.text : "." + asset.name))"
    }
    /// The configured code for it.
    package var configuredExpression: ConfiguredExpression? { all.run.symbols.given[number] }
    /// The configured code as text: `Color(.label) on iOS`.
    package var configuredCode: String? {
        configuredExpression.map { expression in
            let platforms = expression.platforms.sorted { $0.key.rawValue < $1.key.rawValue }
            return expression.everywhere ?? Wording.list(platforms.map { "\($0.value) on \($0.key.rawValue)" })
        }
    }
    /// The expression in the declaration of its symbol, or the one that it would have; `nil` if it has none.
    package var expression: String? {
        for (unit, expressions) in zip(all.run.symbols.units, all.expressions) {
            guard let output = unit.symbols.output(of: number) else { continue }
            return expressions.declaredExpression(of: unit.symbols.namesake(of: number), in: output)
        }
        return all.expressions[0].expression(of: number)
    }
    /// The configured expressions for single platforms, in the order in which code checks them: in the first unit with
    /// a symbol of the token, or in the first unit.
    var platformExpressions: [PlatformExpression] {
        let number = all.run.symbols.units.firstIndex { $0.symbols.isTaken(self.number) } ?? 0
        let (unit, expressions) = (all.run.symbols.units[number], all.expressions[number])
        let found =
            unit.symbols.output(of: self.number).map { expressions.platformExpressions(of: self.number, in: $0) }
            ?? expressions.platformExpressions(of: self.number)
        return PlatformExpression.sorted(found, unit.language)
    }
    /// Returns the code for its color with an opacity, in the same unit as ``reference``; `nil` if it is not an opaque
    /// color in every mode, or is read from the theme.
    package func expression(withOpacity opacity: Double) -> String? {
        guard values.allSatisfy({ $0.color?.alpha == 1 }), !all.run.symbols.isThemed(number), let reference,
            let unit = all.run.symbols.units.first(where: { $0.symbols.isTaken(number) })
        else { return nil }
        return unit.language.translucent(reference, opacity: opacity)
    }
    /// Its configured second names.
    package var secondSymbols: [Symbol] { all.declarations.second[number] ?? [] }
    /// Its configured former names.
    package var formerSymbols: [Symbol] { all.declarations.former[number] ?? [] }

    /// Whether no output selects it and no token refers to it.
    package var isUnused: Bool {
        !isLeftOut && !all.run.symbols.isTaken(number) && !all.run.symbols.takenElsewhere.contains(number)
            && all.run.symbols.colorAssets[number] == nil && !all.references.hasUsers(number)
    }

    /// The reason that no output selects it; `nil` if one does.
    package var unselectedReason: String? {
        all.run.symbols.isTaken(number) || all.run.symbols.colorAssets[number] != nil
            ? nil : all.untaken.reason(of: number).words
    }

    // MARK: - Loss

    /// Whether it is left out.
    package var isLeftOut: Bool { all.resolution.leftOut.contains(number) }
    /// The diagnostics that explain why it is left out.
    package var losses: [Diagnostic] { all.losses[path] ?? [] }
    /// The location of the first of these diagnostics.
    var lossLocation: SourceLocation { losses.first?.location ?? location }
}
