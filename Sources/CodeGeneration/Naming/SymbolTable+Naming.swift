import AssetCatalogs
import DesignTokens

extension SymbolTable {
    /// The members that scopes declare themselves, by scope.
    static func declaredMembers(of outputs: [OutputConfiguration]) -> [String: Set<String>] {
        let declared = outputs.lazy.filter(\.declaration.declaresScope).map { ($0.scopeName, $0.declaration.members) }
        return Dictionary(declared) { $0.union($1) }
    }

    /// Claims names for the tokens and assets of outputs, in order. Returns how each output names its tokens.
    mutating func nameAll(
        _ outputs: [NamedOutput], in language: any Dialect, _ resolution: Resolution, _ namespace: inout Namespace
    ) -> [OutputNaming] {
        let outerTypes = OutputNaming.outerTypes(of: outputs.filter(\.takesTokens).map(\.scope), language)
        let tree = GroupTree(resolution.graph)
        var patterns = PatternExpansion(resolution.graph, tree)
        defer { diagnostics += patterns.diagnostics }
        return outputs.map { output in
            var output = output
            if output.takesTokens { patterns.expand(&output.configuration) }
            let naming = OutputNaming(output.configuration, outerTypes: outerTypes)
            if output.takesTokens { add(&output, naming, resolution, tree, &namespace) }
            output.nameAssets(of: input.catalogs, &namespace)
            self.outputs.append(output)
            return naming
        }
    }

    private mutating func add(
        _ output: inout NamedOutput, _ naming: OutputNaming, _ resolution: Resolution, _ tree: GroupTree,
        _ namespace: inout Namespace
    ) {
        let graph = resolution.graph
        let chosen = TokenFilter(
            output.configuration, resolution, tree, input.given, colorSets: input.colorSets,
            setsElsewhere: input.setsElsewhere
        ).chosen()
        let selected = chosen.tokens
        output.unexpressed = chosen.unexpressed
        output.leftOut = chosen.leftOut
        output.selectedCount = selected.count + chosen.unexpressed.count + chosen.leftOut.count
        output.tokens.reserveCapacity(selected.count)
        output.names.reserveCapacity(selected.count)
        let modes = resolution.modes
        // Created once for all groups, capturing no more than it needs.
        let isSame = { (token: Int, other: Int) in
            modes.allSatisfy { $0.value(of: token).isSame(as: $0.value(of: other)) }
        }
        var rest = selected[...]
        while let group = rest.first.map({ graph.tokens[$0].group }) {
            let tokens = rest.prefix { graph.tokens[$0].group == group }
            let name = naming.name(of: graph.groups[group])
            // In nested types, the token with a group's own path is not a member of the group's type.
            let roots = name.scope == name.rootScope ? [] : tokens.filter { graph.tokens[$0].isRoot }
            let others = roots.isEmpty ? Array(tokens) : tokens.filter { !graph.tokens[$0].isRoot }
            for tokens in [roots, others] where !tokens.isEmpty {
                add(tokens, of: group, name, to: &output, naming, resolution, &namespace, isSame)
            }
            rest = rest[tokens.endIndex...]
        }
    }

    private mutating func add(
        _ tokens: [Int], of group: Int, _ name: OutputNaming.GroupName, to output: inout NamedOutput,
        _ naming: OutputNaming, _ resolution: Resolution, _ namespace: inout Namespace,
        _ isSame: (Int, Int) -> Bool
    ) {
        let graph = resolution.graph
        let scope = naming.scope(of: graph.tokens[tokens[0]], in: name)
        let start = output.tokens.count
        let language = output.language
        let property = output.declaration.isTheme ? { language.memberName(joining: $0) } : nil
        guard let scopeNumber = namespace.enter(scope, group: group, property: property) else { return }
        for token in output.declaration.order == .value ? resolution.sortedByValue(tokens, input.baseFontSize) : tokens
        {
            let memberName = naming.name(
                graph.tokens[token].name, at: graph.tokens[token].path, codeSyntax: graph.tokens[token].codeSyntax,
                in: name)
            switch namespace.claim(memberName, scope: scopeNumber, by: token, isSame: isSame) {
            case .granted:
                output.tokens.append(token)
                output.names.append(memberName)
            case .shared(let other): shared[token] = other
            case .refused: continue
            }
        }
        // All of them may have contested names.
        guard output.tokens.count > start else { return }
        output.groups.append(
            NamedOutput.Group(
                group: group, range: start..<output.tokens.count, scope: scope,
                scopeText: scope.joined(separator: ".")))
    }
}

extension Resolution {
    /// Returns tokens in ascending order of their numbers; equal numbers, or none, stay in document order.
    fileprivate func sortedByValue(_ tokens: [Int], _ baseFontSize: Double) -> [Int] {
        tokens.map { ($0, value(of: $0).inPoints(baseFontSize: baseFontSize).points ?? .infinity) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
}
