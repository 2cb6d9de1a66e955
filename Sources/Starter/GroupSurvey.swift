import CodeGeneration
import DesignTokens

/// What the groups of a set of tokens hold: the facts from which a starter configuration is made.
///
/// Where one group holds everything, colours and measures alike, its groups count instead of it.
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

        /// Whether most of the colours refer to others.
        var isMostlyColorReferences: Bool { colorReferences * 2 > colors }

        static func += (left: inout Counts, right: Counts) {
            left.tokens += right.tokens
            left.references += right.references
            left.colors += right.colors
            left.colorReferences += right.colorReferences
            left.measures += right.measures
        }
    }

    /// A group with what it holds.
    struct Group {
        /// Its index in the graph.
        var index: Int
        var path: String
        /// Its own name.
        var name: String
        /// What stands in it, at any depth.
        var counts: Counts
        /// What stands in it directly.
        var direct: Counts
        /// The indices of the groups directly in it.
        var children: [Int]
        /// Whether a token that stands elsewhere refers to one in here.
        var isReferredTo: Bool
    }

    /// The outermost groups that tell apart what the tokens are for.
    private(set) var roots: [Group] = []
    /// The tokens that stand in none of ``roots``.
    private(set) var loose = Counts()
    /// The group around each group; the root's is itself.
    private(set) var parents: [Int] = []

    private let resolution: Resolution
    private var counts: [Counts] = []
    private var direct: [Counts] = []
    private var children: [[Int]] = []

    /// Surveys the groups of a graph.
    init(_ resolution: Resolution) {
        self.resolution = resolution
        countTokens()
        joinGroups()
        var outermost = 0
        while isWrapper(outermost) { outermost = children[outermost][0] }
        loose = direct[outermost]
        let referred = groupsReferredTo(among: children[outermost])
        roots = children[outermost].map { group($0, isReferredTo: referred.contains($0)) }
    }

    /// The groups directly in a group.
    func children(of group: Group) -> [Group] { group.children.map { self.group($0, isReferredTo: false) } }

    private mutating func countTokens() {
        let graph = resolution.graph
        direct = Array(repeating: Counts(), count: graph.groups.count)
        for token in graph.tokens.indices where !resolution.leftOut.contains(token) {
            let isReference = resolution.traces[token].step != .literal
            var counts = Counts(tokens: 1, references: isReference ? 1 : 0)
            switch resolution.types[token] {
            case .color: (counts.colors, counts.colorReferences) = (1, counts.references)
            case .number, .dimension: counts.measures = 1
            default: break
            }
            direct[graph.tokens[token].group] += counts
        }
    }

    /// Finds the groups' parents, which stand before them, and adds up what they hold.
    private mutating func joinGroups() {
        let groups = resolution.graph.groups
        parents = Array(repeating: 0, count: groups.count)
        children = Array(repeating: [], count: groups.count)
        counts = direct
        for (index, group) in groups.enumerated().dropFirst() {
            let ending = (group.names.last?.utf8.count ?? 0) + 1
            let parentPath = String(decoding: group.path.utf8.dropLast(ending), as: UTF8.self)
            parents[index] = resolution.graph.group(at: parentPath) ?? 0
        }
        for index in groups.indices.dropFirst().reversed() { counts[parents[index]] += counts[index] }
        for index in groups.indices.dropFirst() where counts[index].tokens > 0 {
            children[parents[index]].append(index)
        }
    }

    /// Whether all that a group holds stands in one other group, which tells nothing about it.
    private func isWrapper(_ group: Int) -> Bool {
        guard direct[group].tokens == 0, let only = children[group].first, children[group].count == 1 else {
            return false
        }
        return counts[only].colors > 0 && counts[only].measures > 0 && !Self.isNamedComponent(name(of: only))
    }

    private func groupsReferredTo(among roots: [Int]) -> Set<Int> {
        let roots = Set(roots)
        var owners = Array(parents.indices)
        for group in owners.indices where !roots.contains(group) { owners[group] = owners[parents[group]] }
        let tokens = resolution.graph.tokens
        var referred: Set<Int> = []
        for (token, trace) in resolution.traces.enumerated() {
            guard let target = trace.target else { continue }
            let owner = owners[tokens[target].group]
            if owner != owners[tokens[token].group] { referred.insert(owner) }
        }
        return referred
    }

    private func group(_ index: Int, isReferredTo: Bool) -> Group {
        Group(
            index: index, path: resolution.graph.groups[index].path, name: name(of: index), counts: counts[index],
            direct: direct[index], children: children[index], isReferredTo: isReferredTo)
    }

    private func name(of group: Int) -> String { resolution.graph.groups[group].names.last ?? "" }

    fileprivate static func isNamedComponent(_ name: String) -> Bool { name.lowercased().contains("component") }
}

extension GroupSurvey.Group {
    /// Whether the group states what components look like: it says so, or it mixes colours and measures, most of
    /// them refer to others, and nothing else refers to them.
    var isComponent: Bool {
        if GroupSurvey.isNamedComponent(name) { return counts.colors + counts.measures > 0 }
        return counts.colors > 0 && counts.measures > 0 && counts.references * 2 > counts.tokens && !isReferredTo
    }
}
