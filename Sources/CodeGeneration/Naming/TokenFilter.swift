import DesignTokens

/// The selection of tokens by one output.
package struct TokenFilter: Sendable {
    private let resolution: Resolution
    private let tree: GroupTree
    private let given: GivenExpressions
    /// The tokens that the output refers to by the color sets that they were read from.
    private let colorSets: Set<Int>
    /// The tokens that the output cannot refer to, because another target has their color sets.
    private let setsElsewhere: Set<Int>
    private let output: OutputConfiguration
    private let types: [TokenType]
    private let included: Listed
    private let excluded: Listed
    /// The tokens from the selected origins; `nil` if origins are not restricted.
    private let origin: Set<Int>?

    /// The groups and single tokens at a list of paths.
    private struct Listed: Sendable {
        let groups: Set<Int>
        let tokens: Set<Int>

        init(_ paths: [Located<String>], _ graph: TokenGraph) {
            groups = Set(paths.compactMap { graph.group(at: $0.value) })
            tokens = Set(paths.flatMap { graph.tokens(at: $0.value) })
        }
    }

    /// Prepares the selection. Outputs share a tree.
    package init(
        _ output: OutputConfiguration, _ resolution: Resolution, _ tree: GroupTree? = nil,
        _ given: GivenExpressions = GivenExpressions(), colorSets: [Int: String] = [:], setsElsewhere: Set<Int> = []
    ) {
        let (selection, template) = (output.selection, output.declaration)
        self.output = output
        // Configured expressions are SwiftUI code; other outputs write the value.
        self.given = output.language.form.platforms.isEmpty ? GivenExpressions() : given
        self.colorSets = template.usesColorSets ? Set(colorSets.keys) : []
        self.setsElsewhere = template.usesColorSets ? setsElsewhere : []
        self.resolution = resolution
        self.tree = tree ?? GroupTree(resolution.graph)
        types = (selection.types ?? Array(template.types)).filter {
            template.types.contains($0) || template.writesParts
        }
        // The path of the root is empty.
        included = Listed(selection.groups ?? [Located("")], resolution.graph)
        excluded = Listed(selection.excluded, resolution.graph)
        origin = resolution.tokens(from: selection)
    }

    /// The selected tokens, and those that are selected but cannot be written. Tokens are grouped, in document order.
    package struct Choice {
        package var tokens: [Int] = []
        /// The tokens without an expression.
        package var unexpressed: [Int] = []
        /// The tokens that are left out of the run.
        var leftOut: [Int] = []
    }

    package func chosen() -> Choice {
        let groups = tree.groups(inside: included.groups, without: excluded.groups)
        var tokens = groups.flatMap(tree.tokens)
        let single = included.tokens.filter(isSingle)
        if !single.isEmpty {
            let group = { (token: Int) in resolution.graph.tokens[token].group }
            tokens = (tokens + single).sorted { (group($0), $0) < (group($1), $1) }
        }
        var choice = Choice()
        for token in tokens where takes(token) {
            if resolution.leftOut.contains(token) {
                choice.leftOut.append(token)
            } else if lacksExpression(token) {
                choice.unexpressed.append(token)
            } else {
                choice.tokens.append(token)
            }
        }
        return choice
    }

    /// The groups that the output selects or excludes by name.
    var namedGroups: Set<Int> { included.groups.union(excluded.groups) }
    /// The tokens that it selects or excludes by name.
    var namedTokens: Set<Int> { included.tokens.union(excluded.tokens) }

    /// Returns why the output does not select a token.
    func reason(ofLeavingOut token: Int) -> UnselectedReason {
        let group = resolution.graph.tokens[token].group
        if excluded.tokens.contains(token) || tree.isInside(group, excluded.groups) {
            return .excluded(by: output.path.value)
        }
        guard included.tokens.contains(token) || tree.isInside(group, included.groups) else { return .group }
        return refusal(of: token) ?? (lacksExpression(token) ? .unexpressed : .nameless)
    }

    /// Returns whether a listed token is in no group that is selected or excluded as a whole.
    private func isSingle(_ token: Int) -> Bool {
        let group = resolution.graph.tokens[token].group
        return !tree.isInside(group, included.groups) && !tree.isInside(group, excluded.groups)
    }

    private func takes(_ token: Int) -> Bool { !excluded.tokens.contains(token) && refusal(of: token) == nil }

    /// Returns why a token in a selected group is not selected, unless it is excluded by name.
    private func refusal(of token: Int) -> UnselectedReason? {
        let type = resolution.types[token]
        // A token that is left out may have no type.
        guard type.map(types.contains) ?? resolution.leftOut.contains(token) else { return .type(type) }
        if output.declaration.isTheme, !resolution.dependsOnTheme(token) { return .group }
        if setsElsewhere.contains(token) { return .origin }
        if let origin, !origin.contains(token) { return .origin }
        if !output.selection.takesSourceSets, resolution.graph.tokens[token].isReferenceOnly { return .sourceSet }
        return output.selection.takesHidden || !resolution.graph.tokens[token].isHidden ? nil : .hidden
    }

    /// Returns whether a value has no expression that is right in every mode, such as a length relative to the font
    /// size. Templates that write values by their parts decide themselves about types other than colors and numbers.
    private func lacksExpression(_ token: Int) -> Bool {
        if given[token]?.everywhere != nil || colorSets.contains(token) { return false }
        let writesParts = output.declaration.writesParts
        let isMeasure: Bool
        switch resolution.types[token] {
        case .color, .number, .dimension: isMeasure = true
        default: isMeasure = false
        }
        if isMeasure || !writesParts, resolution.stateWithoutExpression(of: token, in: output) != nil { return true }
        if writesParts || resolution.isConstant(token) { return false }
        return resolution.modeConflict(of: token, in: output) != nil
    }
}
