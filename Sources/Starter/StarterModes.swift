import CodeGeneration
import DesignTokens

/// What a starter configuration says of modes: which of them the device shows, and which an app can choose from.
struct StarterModes {
    /// The mode of each appearance, or those of single collections; none where no color differs between them.
    let appearances: [Appearance: ConfiguredModes]
    /// The modes that are no appearances, each a theme.
    private(set) var themes: [ConfiguredTheme]

    /// A collection with modes, a group of themes or a modifier, as an index into the graph's axes.
    private struct Axis {
        var name: String?
        var contexts: [String]
        let parts: [Appearance: Int]
        /// The brands that the contexts are appearances of, where their names tell.
        let brands: [Brand]
        /// How many colors differ between its modes, and how many tokens do.
        var differing: (colors: Int, tokens: Int)

        /// - Parameters:
        ///   - axis: The axis.
        ///   - telling: The contexts whose names tell which part they play.
        init(_ axis: ModeAxis, _ telling: [Int]) {
            (name, contexts, differing) = (axis.name, axis.contexts, (0, 0))
            brands = Brand.all(of: contexts)
            let told = StarterModes.parts(of: telling.map { axis.contexts[$0] }).mapValues { telling[$0] }
            parts = brands.first?.parts ?? told
        }

        /// Whether an app can choose among the contexts.
        var isOpen: Bool { !brands.isEmpty || contexts.indices.contains { !parts.values.contains($0) } }

        /// A theme for each context that an app can choose: where some play a part, the others are alternatives to what the
        /// device shows.
        var themes: [ConfiguredTheme] {
            if brands.isEmpty {
                let others = contexts.indices.filter { !parts.values.contains($0) }
                return others.map { ConfiguredTheme(modes: StarterModes.choice(contexts[$0], of: contexts[$0])) }
            }
            return brands.map { brand in
                let parts = brand.parts.map { ($0, StarterModes.choice($0.rawValue, of: contexts[$1])) }
                return ConfiguredTheme(
                    modes: ConfiguredModes(name: Located(brand.name)),
                    appearances: Dictionary(uniqueKeysWithValues: parts))
            }
        }
    }

    /// More themes than anyone would list.
    private static let themeLimit = 24

    init(_ resolution: Resolution) {
        let axes = Self.axes(of: resolution)
        let parts = axes.filter { !$0.parts.isEmpty && $0.differing.colors > 0 }
        appearances = Appearance.allCases.reduce(into: [:]) { $0[$1] = Self.modes(of: $1, parts) }
        themes = Self.themes(of: axes)
    }

    /// The same without themes.
    var withoutThemes: StarterModes {
        var modes = self
        modes.themes = []
        return modes
    }

    private static func axes(of resolution: Resolution) -> [Axis] {
        let graph = resolution.graph
        var axes = graph.axes.indices.map { Axis(graph.axes[$0], telling($0, graph)) }
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

    /// The contexts of an axis, of those whose names differ in the case of letters alone the one that states most tokens.
    private static func telling(_ axis: Int, _ graph: TokenGraph) -> [Int] {
        let contexts = graph.axes[axis].contexts
        let alike = Dictionary(grouping: contexts.indices) { contexts[$0].lowercased() }.values
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

    /// The parts that the modes of an axis play by their names. Where one is dark and none is called light, the default one
    /// is what the dark one stands beside.
    private static func parts(of contexts: [String]) -> [Appearance: Int] {
        let parts = Appearance.parts(of: contexts)
        let dark = contexts.indices.filter { ModeWords.isDark(contexts[$0]) }
        guard parts.isEmpty, dark.count == 1, dark[0] != 0, !ModeWords.isHighContrast(contexts[0]) else { return parts }
        let contrast = contexts.indices.filter { $0 != dark[0] && ModeWords.isHighContrast(contexts[$0]) }
        var found: [Appearance: Int] = [.light: 0, .dark: dark[0]]
        if contrast.count == 1 { found[.lightHighContrast] = contrast[0] }
        return found
    }

    /// The modes that play a part: one name where it is the same everywhere, else that of each collection, or all names where
    /// collections cannot be told apart by theirs.
    private static func modes(of appearance: Appearance, _ axes: [Axis]) -> ConfiguredModes? {
        let named = axes.compactMap { axis in axis.parts[appearance].map { (axis.name, axis.contexts[$0]) } }
        var seen: Set<String> = []
        let modes = named.map(\.1).filter { seen.insert($0.lowercased()).inserted }
        let name = Located(appearance.rawValue)
        guard !modes.isEmpty else { return nil }
        let collections = named.compactMap(\.0)
        guard modes.count > 1, Set(collections).count == named.count else {
            return ConfiguredModes(name: name, modes: modes.map { Located($0) })
        }
        return ConfiguredModes(
            name: name, collections: zip(collections, named).map { (Located($0), [Located($1.1)]) })
    }

    /// The choice of one mode.
    private static func choice(_ name: String, of mode: String) -> ConfiguredModes {
        ConfiguredModes(name: Located(name), modes: [Located(mode)])
    }

    /// A theme for each mode of the axes that change colors, or, where none does, of those that change anything: of the
    /// first axis all, of each other one those that are not the default, which are the first theme already.
    private static func themes(of axes: [Axis]) -> [ConfiguredTheme] {
        let open = axes.filter { $0.isOpen && $0.differing.tokens > 0 }
        let coloring = open.filter { $0.differing.colors > 0 }
        var seen: Set<String> = []
        let themes = (coloring.isEmpty ? open : coloring).enumerated().flatMap { position, axis in
            axis.themes.filter { position == 0 || $0.name.value != axis.contexts[0] }
        }.filter { seen.insert($0.name.value.lowercased()).inserted }
        return themes.count > themeLimit ? [] : themes
    }
}

/// A brand whose modes say an appearance, too: `Sand Light` and `Sand Dark` beside `Ocean Light` and `Ocean Dark`.
private struct Brand {
    var name: String
    /// Which of the modes play which part for the brand.
    var parts: [Appearance: Int]

    /// The brands of some modes, in the order of their first ones; none where the names are not those of several brands with
    /// light and dark each.
    static func all(of modes: [String]) -> [Brand] {
        let members = Dictionary(grouping: modes.indices) { ModeWords.withoutAppearance(modes[$0]) }
        let brands = members.sorted { $0.value[0] < $1.value[0] }.compactMap { name, members in
            let parts = Appearance.parts(of: members.map { modes[$0] }).mapValues { members[$0] }
            return name.isEmpty || parts.count < members.count ? nil : Brand(name: name, parts: parts)
        }
        return brands.count < max(2, members.count) ? [] : brands
    }
}
