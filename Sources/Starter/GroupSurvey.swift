import CodeGeneration
import DesignTokens
import FileAccess

/// What the groups of a set of tokens hold: the facts from which a starter configuration is made.
///
/// Where one group holds everything, colors and measures alike, its groups count instead of it.
struct GroupSurvey {
    /// What some tokens are.
    struct Counts {
        var tokens = 0
        /// Tokens that refer to another, as the first two resolution steps find them.
        var references = 0
        var colors = 0
        var colorReferences = 0
        /// Numbers and dimensions.
        var measures = 0
        /// Numbers that can be parts of a whole.
        var ratios = 0
        /// The types of all of them.
        var types: Set<TokenType> = []
        /// Tokens that files or sets state which are named after components.
        var ofComponents = 0

        /// Groups of which most colors refer to others name purposes, the other ones name values.
        var layer: Layer { colorReferences * 2 > colors ? .semantic : .primitive }

        /// Whether there are values of several kinds: the name of their group says of none what it is for.
        var isMixed: Bool { types.count > 1 }

        static func += (left: inout Counts, right: Counts) {
            left.tokens += right.tokens
            left.references += right.references
            left.colors += right.colors
            left.colorReferences += right.colorReferences
            left.measures += right.measures
            left.ratios += right.ratios
            left.types.formUnion(right.types)
            left.ofComponents += right.ofComponents
        }
    }

    /// A group with what it holds.
    struct Group {
        let path: String
        let name: String
        /// What stands in it, at any depth.
        var counts = Counts()
        /// What stands in it directly.
        var direct = Counts()
        /// The indices of the groups directly in it that hold tokens.
        var children: [Int] = []
        /// Whether a token that stands elsewhere refers to one in here; told of the outermost groups only.
        var isReferredTo = false
        /// The layer that a person says it is of.
        var statedLayer: Layer?

        /// The layer that it is of.
        var layer: Layer { statedLayer ?? counts.layer }

        /// Whether its name says that it holds opacities, and its numbers can be some.
        var isOpacity: Bool {
            name.lowercased().contains("opacit") && counts.measures > 0 && counts.ratios == counts.measures
        }

        /// Whether its name, or that of its files or sets, says that it states what components look like.
        var isNamedComponent: Bool {
            GroupSurvey.isNamedComponent(name) || (counts.tokens > 0 && counts.ofComponents == counts.tokens)
        }

        /// Whether it states what components look like: it says so, or it mixes colors and measures, most of them
        /// refer to others, and nothing else refers to them.
        var isComponent: Bool {
            if let statedLayer { return statedLayer == .component }
            if isNamedComponent { return counts.colors + counts.measures > 0 }
            return counts.colors > 0 && counts.measures > 0 && counts.references * 2 > counts.tokens && !isReferredTo
        }
    }

    /// The outermost groups that tell apart what the tokens are for.
    private(set) var roots: [Group] = []
    /// All groups, as the graph numbers them.
    private(set) var groups: [Group]
    /// The group around each, as the graph numbers them; that of the root is itself.
    private(set) var parents: [Int] = []

    /// How many groups are told apart.
    static let groupLimit = 60

    /// Whether there are more groups than anyone would list.
    var isCrowded: Bool { roots.count > Self.groupLimit }

    /// Surveys the groups of a graph, some of whose layers a person may have said.
    init(_ resolution: Resolution, layers: [String: Layer] = [:]) {
        let graph = resolution.graph
        groups = graph.groups.map { group in
            Group(path: group.path, name: group.names.last ?? "", statedLayer: layers[group.path])
        }
        guard !groups.isEmpty else { return }
        parents = graph.groups.map { graph.group(at: $0.names.dropLast().joined(separator: ".")) ?? 0 }
        let components = Self.componentTokens(of: graph)
        for token in graph.tokens.indices where !resolution.leftOut.contains(token) {
            var counts = Self.counts(of: token, resolution)
            counts.ofComponents = components.contains(token) ? 1 : 0
            groups[graph.tokens[token].group].direct += counts
        }
        // A group stands before those in it.
        for index in groups.indices.reversed() {
            groups[index].counts += groups[index].direct
            if index > 0 { groups[parents[index]].counts += groups[index].counts }
        }
        for index in groups.indices.dropFirst() where groups[index].counts.tokens > 0 {
            groups[parents[index]].children.append(index)
        }
        var outermost = groups[0]
        while let only = onlyGroup(in: outermost) { outermost = only }
        for index in Self.groupsReferredTo(among: outermost.children, parents, resolution) {
            groups[index].isReferredTo = true
        }
        roots = children(of: outermost)
    }

    /// The groups directly in a group.
    func children(of group: Group) -> [Group] { group.children.map { groups[$0] } }

    /// The outermost groups of opacities in some groups.
    func opacities(in groups: [Group]) -> [Group] {
        groups.filter { $0.counts.ratios > 0 }.flatMap { $0.isOpacity ? [$0] : opacities(in: children(of: $0)) }
    }

    private static func isNamedComponent(_ name: String) -> Bool { name.lowercased().contains("component") }

    /// The tokens of files or sets that are named after components; none where all are.
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
        case .color: (counts.colors, counts.colorReferences) = (1, references)
        case .number, .dimension: (counts.measures, counts.ratios) = (1, isRatio(token, resolution) ? 1 : 0)
        default: break
        }
        return counts
    }

    private static func isRatio(_ token: Int, _ resolution: Resolution) -> Bool {
        guard case .number(let number) = resolution.value(of: token) else { return false }
        return resolution.graph.tokens[token].unit == .ratio || (0...1).contains(number)
    }

    /// The group that all of a group stands in, which therefore tells nothing about it.
    private func onlyGroup(in group: Group) -> Group? {
        guard group.direct.tokens == 0, group.children.count == 1 else { return nil }
        let only = groups[group.children[0]]
        return only.counts.colors > 0 && only.counts.measures > 0 && !only.isNamedComponent ? only : nil
    }

    private static func groupsReferredTo(
        among roots: [Int], _ parents: [Int], _ resolution: Resolution
    ) -> Set<Int> {
        var owners = Array(parents.indices)
        let roots = Set(roots)
        for group in owners.indices where !roots.contains(group) { owners[group] = owners[parents[group]] }
        let tokens = resolution.graph.tokens
        return Set(
            resolution.traces.enumerated().compactMap { token, trace in
                guard let owner = trace.target.map({ owners[tokens[$0].group] }) else { return nil }
                return owner == owners[tokens[token].group] ? nil : owner
            })
    }
}

extension GroupSurvey {
    /// How many groups in one group are told apart.
    private static let childLimit = 12

    /// The layers of groups, as their colors tell them.
    var layers: [Layer: [String]] {
        let stated = groups.compactMap { group in group.statedLayer.map { (path: group.path, layer: $0) } }
        let told = isCrowded ? [] : roots.flatMap(layers)
        let rest = stated.filter { stated in
            !told.contains { told in
                let holds = told.path == stated.path || stated.path.hasPrefix(told.path + ".")
                return holds && told.layer == stated.layer
            }
        }
        return Dictionary(grouping: told + rest, by: \.layer).mapValues { $0.map(\.path) }
    }

    /// One layer where all groups in a group are of one, otherwise that of each of them.
    private func layers(of root: Group) -> [(path: String, layer: Layer)] {
        if let layer = root.statedLayer { return [(root.path, layer)] }
        if root.isComponent { return [(root.path, .component)] }
        guard root.counts.colors > 0 else { return [] }
        let direct = root.direct.colors > 0 ? root.direct.layer : nil
        let own = direct.map { [(path: root.path, layer: $0)] } ?? []
        let children = children(of: root).filter { $0.counts.colors > 0 }
            .map { (path: $0.path, layer: $0.layer) }
        guard children.count <= Self.childLimit, Set((own + children).map(\.layer)).count > 1 else {
            return [(root.path, root.counts.layer)]
        }
        return own + children.filter { $0.layer != direct }
    }
}
