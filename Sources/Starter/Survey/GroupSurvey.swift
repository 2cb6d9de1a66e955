import CodeGeneration
import DesignTokens
import FileAccess

/// The contents of the groups of a set of tokens: the facts behind a starter configuration.
///
/// If one group contains all tokens, both colors and numbers, its subgroups are used instead.
struct GroupSurvey {
    /// The number of tokens of each kind in a group.
    struct Counts {
        var tokens = 0
        /// Tokens that refer to another token, as the first two resolution steps find them.
        var references = 0
        var colors = 0
        var colorReferences = 0
        /// Numbers and dimensions.
        var measures = 0
        /// Numbers from 0 to 1, or with a unit for ratios.
        var ratios = 0
        /// Numbers that are opacities according to Figma.
        var opacities = 0
        /// The types of all tokens.
        var types: Set<TokenType> = []
        /// The files with colors, and those with numbers and dimensions.
        var files = (colors: Set<Int>(), measures: Set<Int>())
        /// Tokens from files or sets that are named after components.
        var ofComponents = 0

        /// The layer that the colors suggest: semantic if most of them refer to other tokens.
        var layer: Layer { colorReferences * 2 > colors ? .semantic : .primitive }

        /// Whether the tokens have several types, so that the name of their group does not describe a purpose.
        var isMixed: Bool { types.count > 1 }

        static func += (left: inout Counts, right: Counts) {
            left.tokens += right.tokens
            left.references += right.references
            left.colors += right.colors
            left.colorReferences += right.colorReferences
            left.measures += right.measures
            left.ratios += right.ratios
            left.opacities += right.opacities
            left.types.formUnion(right.types)
            left.files.colors.formUnion(right.files.colors)
            left.files.measures.formUnion(right.files.measures)
            left.ofComponents += right.ofComponents
        }
    }

    /// A group and its contents.
    struct Group {
        let path: String
        let name: String
        /// The tokens in the group, at any depth.
        var counts = Counts()
        /// The tokens directly in the group.
        var direct = Counts()
        /// The paths of the tokens directly in the group that are opacities according to Figma.
        var directOpacities: [String] = []
        /// The indices of the direct subgroups that contain tokens.
        var children: [Int] = []
        /// Whether a token outside of the group refers to one in it; only known for the outermost groups.
        var isReferredTo = false
        /// Whether most of the tokens that its tokens refer to are in it, too; only known for the outermost groups.
        var isSelfContained = false
        /// Whether it is named after the primitive or the semantic layer.
        var namesLayer = false
        /// Whether it wraps groups that are named after kinds of values.
        var sortsByKind = false
        /// The layer that the user chose.
        var statedLayer: Layer?

        var layer: Layer { statedLayer ?? counts.layer }

        /// Whether all of its numbers are opacities according to Figma, or its name contains "opacit" and they can be.
        var isOpacity: Bool {
            let opacities = name.lowercased().contains("opacit") ? counts.ratios : counts.opacities
            return counts.measures > 0 && opacities == counts.measures
        }

        /// Whether its name, or the names of its files or sets, contain "component".
        var isNamedComponent: Bool {
            GroupSurvey.isNamedComponent(name) || (counts.tokens > 0 && counts.ofComponents == counts.tokens)
        }

        /// Whether it contains component tokens: it has such a name, or it mixes colors and numbers of one file, or some of
        /// a file with such a name, most of them refer to tokens in other groups, no other token refers to them, and its
        /// name and groups are not those of another layer.
        var isComponent: Bool {
            if let statedLayer { return statedLayer == .component }
            if isNamedComponent { return counts.colors + counts.measures > 0 }
            let areTogether = !counts.files.colors.isDisjoint(with: counts.files.measures)
            return counts.colors > 0 && counts.measures > 0 && (areTogether || counts.ofComponents > 0)
                && counts.references * 2 > counts.tokens && !isReferredTo
                && !isSelfContained && !namesLayer && !sortsByKind && !ValueKind.isStep(name)
        }
    }

    /// The outermost groups that separate tokens by purpose.
    private(set) var roots: [Group] = []
    /// The paths of opacities: of groups, and of tokens in groups with other numbers.
    private(set) var opacities: [String] = []
    /// All groups, by their indices in the graph.
    private(set) var groups: [Group]
    /// The parent of each group, by indices in the graph; the root is its own parent.
    private(set) var parents: [Int] = []

    /// The largest number of groups to treat separately.
    static let groupLimit = 60

    /// Whether there are too many groups to list.
    var isCrowded: Bool { roots.count > Self.groupLimit }

    /// Surveys the groups of a graph; the user can choose the layers of some.
    init(_ resolution: Resolution, layers: [String: Layer] = [:]) {
        let graph = resolution.graph
        groups = graph.groups.map { group in
            Group(path: group.path, name: group.names.last ?? "", statedLayer: layers[group.path])
        }
        guard !groups.isEmpty else { return }
        parents = graph.groups.map { $0.outerPath.flatMap(graph.group) ?? 0 }
        count(resolution)
        nameChildren()
        var outermost = groups[0]
        while let only = onlyGroup(in: outermost) { outermost = only }
        addReferences(among: outermost.children, resolution)
        let inner = outermost.children.flatMap { holdsLayers(groups[$0]) ? groups[$0].children : [$0] }
        if inner != outermost.children { addReferences(among: inner, resolution) }
        roots = inner.map { groups[$0] }
        opacities = outermost.directOpacities + opacities(in: roots.filter { !$0.isComponent })
    }

    /// Counts the tokens in each group.
    private mutating func count(_ resolution: Resolution) {
        let graph = resolution.graph
        let components = Self.componentTokens(of: graph)
        for token in graph.tokens.indices where !resolution.leftOut.contains(token) {
            var counts = Self.counts(of: token, resolution)
            counts.ofComponents = components.contains(token) ? 1 : 0
            groups[graph.tokens[token].group].direct += counts
            if counts.opacities > 0 {
                groups[graph.tokens[token].group].directOpacities.append(graph.tokens[token].path)
            }
        }
        // A group comes before its subgroups.
        for index in groups.indices.reversed() {
            groups[index].counts += groups[index].direct
            if index > 0 { groups[parents[index]].counts += groups[index].counts }
        }
    }

    /// Finds the groups with tokens in each group, and what their names say.
    private mutating func nameChildren() {
        for index in groups.indices.dropFirst() where groups[index].counts.tokens > 0 {
            groups[parents[index]].children.append(index)
        }
        for group in groups {
            let names = group.children.map { groups[$0].name }
            for index in group.children {
                let (name, children) = (groups[index].name, groups[index].children.map { groups[$0].name })
                groups[index].namesLayer = ValueKind.layer(named: name, besides: names) != nil
                groups[index].sortsByKind = ValueKind.sortsByKind(name, around: children)
            }
        }
    }

    /// Records what tokens of the outermost groups refer to.
    private mutating func addReferences(among roots: [Int], _ resolution: Resolution) {
        let references = Self.references(among: roots, parents, resolution)
        for reference in references where reference.from != reference.to { groups[reference.to].isReferredTo = true }
        for (index, own) in Dictionary(grouping: references, by: \.from) {
            groups[index].isSelfContained = own.count { $0.to == index } * 2 > own.count
        }
    }

    /// Whether a group has one with the components beside others, or looks like a component, but its groups are named after
    /// layers: it is a collection of Figma.
    private func holdsLayers(_ group: Group) -> Bool {
        !group.isNamedComponent && group.direct.tokens == 0
            && children(of: group).contains { child in
                Self.isNamedComponent(child.name) && child.counts.colors > 0
                    || (child.namesLayer || child.isNamedComponent) && group.isComponent
            }
    }

    /// Returns the direct subgroups of a group.
    func children(of group: Group) -> [Group] { group.children.map { groups[$0] } }

    /// Returns the paths of the outermost groups of opacities in some groups, and of opacities in other groups.
    private func opacities(in groups: [Group]) -> [String] {
        groups.filter { $0.counts.ratios > 0 }.flatMap { group in
            group.isOpacity ? [group.path] : group.directOpacities + opacities(in: children(of: group))
        }
    }

    private static func isNamedComponent(_ name: String) -> Bool {
        name.lowercased().contains("component") || ValueKind.words(of: name).contains { ["cmp", "comp"].contains($0) }
    }

    /// Returns the tokens from files or sets that are named after components, or none if all tokens are from these.
    private static func componentTokens(of graph: TokenGraph) -> Set<Int> {
        let files = Set(
            graph.sources.indices.filter { isNamedComponent(FilePath.lastComponent(of: graph.sources[$0].path)) })
        let sets = graph.tokenSets.filter(isNamedComponent)
        let tokens = graph.tokens.indices.filter { files.contains(graph.tokens[$0].document) }
        let found = Set(tokens + sets.flatMap(graph.tokens(inSet:)))
        return found.count < graph.tokens.count ? found : []
    }

    private static func counts(of token: Int, _ resolution: Resolution) -> Counts {
        let references = resolution.traces[token].step == .literal ? 0 : 1
        var counts = Counts(tokens: 1, references: references)
        // A dimension is a number with a unit.
        counts.types = Set([resolution.types[token]].compactMap { $0 == .dimension ? .number : $0 })
        switch resolution.types[token] {
        case .color:
            (counts.colors, counts.colorReferences) = (1, references)
            counts.files.colors = [resolution.graph.tokens[token].document]
        case .number, .dimension:
            (counts.measures, counts.ratios) = (1, isRatio(token, resolution) ? 1 : 0)
            counts.files.measures = [resolution.graph.tokens[token].document]
            counts.opacities = resolution.graph.tokens[token].unit == .ratio ? counts.ratios : 0
        default: break
        }
        return counts
    }

    private static func isRatio(_ token: Int, _ resolution: Resolution) -> Bool {
        guard case .number(let number) = resolution.value(of: token) else { return false }
        return resolution.graph.tokens[token].unit == .ratio || (0...1).contains(number)
    }

    /// Returns the only subgroup of a group if it contains all of the group's tokens, and both colors and numbers.
    private func onlyGroup(in group: Group) -> Group? {
        guard group.direct.tokens == 0, group.children.count == 1 else { return nil }
        let only = groups[group.children[0]]
        return only.counts.colors > 0 && only.counts.measures > 0 && !only.isNamedComponent ? only : nil
    }

    /// Returns the references of tokens in some groups to tokens in them, as the indices of the groups.
    private static func references(
        among roots: [Int], _ parents: [Int], _ resolution: Resolution
    ) -> [(from: Int, to: Int)] {
        var owners = Array(parents.indices)
        let roots = Set(roots)
        for group in owners.indices where !roots.contains(group) { owners[group] = owners[parents[group]] }
        let tokens = resolution.graph.tokens
        return resolution.traces.enumerated().compactMap { token, trace in
            trace.target.map { (owners[tokens[token].group], owners[tokens[$0].group]) }
        }
    }
}

extension GroupSurvey {
    /// The largest number of subgroups to list separately.
    private static let childLimit = 12

    /// The paths of the groups of each layer, as chosen by the user or inferred from the colors.
    var layers: [Layer: [String]] {
        let stated = groups.compactMap { group in group.statedLayer.map { (path: group.path, layer: $0) } }
        let inferred = isCrowded ? [] : roots.flatMap(layers)
        let rest = stated.filter { stated in
            !inferred.contains { group in
                let holds = group.path == stated.path || stated.path.hasPrefix(group.path + ".")
                return holds && group.layer == stated.layer
            }
        }
        return Dictionary(grouping: inferred + rest, by: \.layer).mapValues { $0.map(\.path) }
    }

    /// Returns one layer for a group if all of its subgroups share it, or its name is that of a layer, whatever a few of its
    /// colors are; otherwise, the layer of each subgroup.
    private func layers(of root: Group) -> [(path: String, layer: Layer)] {
        if let layer = root.statedLayer { return [(root.path, layer)] }
        if root.isComponent { return [(root.path, .component)] }
        guard root.counts.colors > 0 else { return [] }
        let direct = root.direct.colors > 0 ? root.direct.layer : nil
        let own = direct.map { [(path: root.path, layer: $0)] } ?? []
        let children = children(of: root).filter { $0.counts.colors > 0 }
            .map { (path: $0.path, layer: $0.layer) }
        let isMixed = Set((own + children).map(\.layer)).count > 1
        guard isMixed, !root.namesLayer, children.count <= Self.childLimit else {
            return [(root.path, root.counts.layer)]
        }
        return own + children.filter { $0.layer != direct }
    }
}
