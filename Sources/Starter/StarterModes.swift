import DesignTokens

/// What a starter configuration says of modes: which of them the device shows, and which an app can choose from.
struct StarterModes {
    /// The mode of each appearance, or those of single collections; none where no colour differs between them.
    let appearances: [(key: String, value: PrettyJSON)]
    /// The modes that are no appearances, each a theme.
    private(set) var themes: [(key: String, value: PrettyJSON)]

    /// A collection with modes, a group of themes or a modifier, as an index into the graph's axes.
    private struct Axis {
        var name: String?
        var contexts: [String]
        var parts: [Appearance: Int]
        /// How many colours differ between its modes, and how many tokens do.
        var differing: (colors: Int, tokens: Int)

        /// The contexts that play no part; where some do, the others are alternatives to what the device shows.
        var others: [String] { contexts.indices.filter { !parts.values.contains($0) }.map { contexts[$0] } }
    }

    /// More themes than anyone would list.
    private static let themeLimit = 24

    init(_ resolution: Resolution) {
        let axes = Self.axes(of: resolution)
        let parts = axes.filter { !$0.parts.isEmpty && $0.differing.colors > 0 }
        appearances = Appearance.allCases.compactMap { appearance in
            Self.modes(of: appearance, parts).map { (appearance.rawValue, $0) }
        }
        themes = Self.themes(of: axes)
    }

    /// The same without themes.
    var withoutThemes: StarterModes {
        var modes = self
        modes.themes = []
        return modes
    }

    var isEmpty: Bool { appearances.isEmpty && themes.isEmpty }

    private static func axes(of resolution: Resolution) -> [Axis] {
        let graph = resolution.graph
        var axes = graph.axes.map { axis in
            Axis(name: axis.name, contexts: axis.contexts, parts: parts(of: axis.contexts), differing: (0, 0))
        }
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

    private static func differs(_ token: Int, _ resolution: Resolution) -> Bool {
        guard !resolution.leftOut.contains(token) else { return false }
        let values = resolution.values(of: token)
        return values.contains { !$0.value.isSame(as: values[0].value) }
    }

    /// The parts that the modes of an axis play by their names. Where one is dark and none is called light, the default one
    /// is what the dark one stands beside.
    private static func parts(of contexts: [String]) -> [Appearance: Int] {
        let parts = Appearance.parts(of: contexts)
        let dark = contexts.indices.filter { ModeWords.isDark(contexts[$0]) || ModeWords.isOfNight(contexts[$0]) }
        guard parts.isEmpty, dark.count == 1, dark[0] != 0, !ModeWords.isHighContrast(contexts[0]) else { return parts }
        return [.light: 0, .dark: dark[0]]
    }

    /// The modes that play a part: one name where it is the same everywhere, else that of each collection.
    private static func modes(of appearance: Appearance, _ axes: [Axis]) -> PrettyJSON? {
        let named = axes.compactMap { axis in axis.parts[appearance].map { (axis.name, axis.contexts[$0]) } }
        guard let first = named.first else { return nil }
        // Of collections with one name the first is meant: the configuration cannot tell them apart.
        var seen: Set<String?> = [nil]
        let modes = named.filter { seen.insert($0.0).inserted }
            .map { (key: $0.0 ?? "", value: PrettyJSON.string($0.1)) }
        // Nothing else names the mode of a collection without a name.
        let isOneName = named.allSatisfy { $0.1.lowercased() == first.1.lowercased() }
        return isOneName || modes.isEmpty ? .string(first.1) : .object(modes)
    }

    /// A theme for each mode of the axes that change colours, or, where none does, of those that change anything: of the
    /// first axis all, of each other one those that are not the default, which are the first theme already.
    private static func themes(of axes: [Axis]) -> [(key: String, value: PrettyJSON)] {
        let open = axes.filter { !$0.others.isEmpty && $0.differing.tokens > 0 }
        let coloring = open.filter { $0.differing.colors > 0 }
        var seen: Set<String> = []
        let names = (coloring.isEmpty ? open : coloring).enumerated().flatMap { position, axis in
            axis.others.filter { position == 0 || $0 != axis.contexts[0] }
        }.filter { seen.insert($0.lowercased()).inserted }
        return names.count > themeLimit ? [] : names.map { ($0, .string($0)) }
    }
}
