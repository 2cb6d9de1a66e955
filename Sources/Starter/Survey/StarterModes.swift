import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The modes in a starter configuration: appearances that follow the device, and themes that an app chooses.
struct StarterModes {
    /// The modes of each appearance, by collection if necessary; empty if no color differs between them.
    let appearances: [Appearance: ConfiguredModes]
    /// A theme for each mode that is not an appearance.
    var themes: [ConfiguredTheme]
    /// The modes of each collection, and the evidence for them.
    let evidence: [Evidence]

    /// Modes of one collection, and the reason, in words that follow "because".
    struct Evidence: Hashable {
        let modes: [String]
        let reason: String
        /// Whether no format or configuration states it.
        let isInferred: Bool

        /// The modes in words; of many only the first ones.
        var names: String {
            let names = modes.map(JSONValue.quoted)
            return Wording.list(names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names)
        }

        fileprivate init?(_ collection: TokenCollection) {
            guard collection.modes.count > 1, let evidence = collection.evidence else { return nil }
            modes = collection.modes.map(\.name)
            reason = evidence.reason(fileCount: Set(collection.modes.map(\.source)).count)
            isInferred = [.variables, .tokens].contains(evidence)
        }
    }

    /// A collection with modes, a group of themes or a modifier, as an index into the graph's axes.
    private struct Axis {
        var name: String?
        var contexts: [String]
        let parts: [Appearance: Int]
        /// The brands with a context for each appearance.
        let brands: [(name: String, parts: [Appearance: Int])]
        /// The numbers of colors and tokens that differ between its modes.
        var differing: (colors: Int, tokens: Int)

        /// - Parameters:
        ///   - axis: The axis.
        ///   - distinct: The contexts that can be appearances by their names.
        init(_ axis: ModeAxis, distinct: [Int]) {
            (name, contexts, differing) = (axis.name, axis.contexts, (0, 0))
            let names = distinct.map { axis.contexts[$0] }
            brands = Appearance.brands(of: names).map { ($0.name, $0.parts.mapValues { distinct[$0] }) }
            parts = Appearance.parts(of: names).mapValues { distinct[$0] }
        }

        /// Whether an app can choose between the contexts.
        var isOpen: Bool { contexts.indices.contains { !parts.values.contains($0) } }

        /// A theme for each brand, and for each other context that an app can choose, which is for no other platform. If
        /// some contexts are appearances, the others are alternatives to them.
        var themes: [ConfiguredTheme] {
            let chosen = Set(parts.values).union(brands.flatMap(\.parts.values))
            let others = contexts.indices.filter {
                !chosen.contains($0) && !ModeWords.isOfOtherPlatform(contexts[$0])
            }
            return brands.map { ConfiguredTheme($0, of: contexts) }
                + others.map { ConfiguredTheme(modes: ConfiguredModes(themeName(of: $0), [contexts[$0]])) }
        }

        /// Returns the name of a theme for a context: the context's, if it has a letter or digit for a name in Swift.
        private func themeName(of context: Int) -> String {
            ValueKind.words(of: contexts[context]).isEmpty ? "theme \(context + 1)" : contexts[context]
        }
    }

    /// The largest number of themes to propose.
    private static let themeLimit = 64

    init(_ resolution: Resolution) {
        let axes = Self.axes(of: resolution)
        let parts = axes.filter { !$0.parts.isEmpty && $0.differing.colors > 0 }
        appearances = Appearance.allCases.reduce(into: [:]) { $0[$1] = Self.modes(of: $1, parts) }
        themes = Self.themes(of: axes)
        evidence = resolution.graph.collections.compactMap(Evidence.init).uniqueInOrder
    }

    private static func axes(of resolution: Resolution) -> [Axis] {
        let graph = resolution.graph
        var axes = graph.axes.indices.map { Axis(graph.axes[$0], distinct: distinctContexts(of: $0, graph)) }
        for (collection, tokens) in zip(graph.collections, graph.collectionTokens) where !collection.axes.isEmpty {
            let differing = tokens.filter { differs($0, resolution) }
            let colors = differing.count { resolution.types[$0] == .color }
            for axis in collection.axes {
                axes[axis].differing.colors += colors
                axes[axis].differing.tokens += differing.count
            }
        }
        return axes
    }

    /// Returns the contexts of an axis. If names differ only in case or spaces, only the context with the most tokens is
    /// included.
    private static func distinctContexts(of axis: Int, _ graph: TokenGraph) -> [Int] {
        let contexts = graph.axes[axis].contexts
        let alike = Dictionary(grouping: contexts.indices) { NameLookup.folded(contexts[$0]) }.values
        guard alike.count < contexts.count else { return Array(contexts.indices) }
        let absent = contexts.indices.map { context in
            graph.absentTokens(at: graph.axes.indices.map { $0 == axis ? context : 0 }).count
        }
        return alike.compactMap { $0.min { absent[$0] < absent[$1] } }.sorted()
    }

    private static func differs(_ token: Int, _ resolution: Resolution) -> Bool {
        guard !resolution.leftOut.contains(token) else { return false }
        let values = resolution.values(of: token)
        return values.contains { !$0.value.isSame(as: values[0].value) }
    }

    /// Returns the modes of an appearance: one name if all collections use it; otherwise the name in each collection, or all
    /// names if collections do not have unique names.
    private static func modes(of appearance: Appearance, _ axes: [Axis]) -> ConfiguredModes? {
        let named = axes.compactMap { axis in axis.parts[appearance].map { (axis.name, axis.contexts[$0]) } }
        var seen: Set<String> = []
        let modes = named.map(\.1).filter { seen.insert(NameLookup.folded($0)).inserted }
        let name = Located(appearance.rawValue)
        guard !modes.isEmpty else { return nil }
        let collections = named.compactMap(\.0)
        guard modes.count > 1, Set(collections).count == named.count else {
            return ConfiguredModes(name: name, modes: modes.map { Located($0) })
        }
        return ConfiguredModes(
            name: name, collections: zip(collections, named).map { (Located($0), [Located($1.1)]) })
    }

    /// Returns a theme for each mode of the axes that change colors, or, if none does, of the axes that change any token.
    /// Default modes of later axes are omitted, because the first theme already has them.
    private static func themes(of axes: [Axis]) -> [ConfiguredTheme] {
        let open = axes.filter { $0.isOpen && $0.differing.tokens > 0 }
        let coloring = open.filter { $0.differing.colors > 0 }
        var seen: Set<String> = []
        let themes = (coloring.isEmpty ? open : coloring).enumerated().flatMap { position, axis in
            axis.themes.filter { position == 0 || $0.name.value != axis.contexts[0] }
        }.filter { seen.insert(NameLookup.folded($0.name.value)).inserted }
        return themes.count > themeLimit ? [] : themes
    }
}
