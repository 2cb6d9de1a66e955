import DesignTokens

/// The colors of a system by the roles in their names.
///
/// Primitive colors are omitted, because other tokens show them.
struct NamedColors {
    /// The foreground colors, in file order.
    private(set) var texts: [(token: Int, role: ColorRole)] = []

    /// The background colors, by their word and the surrounding words.
    private var backgrounds: [[String]: Int] = [:]
    /// All colors, by their words.
    private var colors: [[String]: Int] = [:]

    /// The words for backgrounds, the most specific first.
    static let backgroundWords = ["background", "surface", "fill"]
    /// The words of the default state, starting with none.
    static let defaultWords = [[], ["default"], ["base"], ["page"]]

    init(_ resolution: Resolution, _ layers: LayerPaths) {
        let graph = resolution.graph
        let layerGroups = Set(layers.paths.values.joined())
        var named: [Int] = []
        for token in graph.tokens.indices where resolution.types[token] == .color {
            let layer = graph.layer(of: token)
            guard layer != .primitive, !resolution.leftOut.contains(token) else { continue }
            let path = graph.tokens[token].path
            named.append(token)
            guard ColorRole.isConceivable(in: path) else { continue }
            let group = layerGroups.isEmpty ? nil : path.pathsAround.first { layerGroups.contains(String($0)) }
            add(token, ColorRole(ColorRole.words(of: path), layer: String(group ?? "")))
        }
        // Only the background of `onX` is searched by all words of a color.
        guard texts.contains(where: { $0.role.kind == .on }) else { return }
        for token in named { colors[ColorRole.words(of: graph.tokens[token].path)] = token }
    }

    private mutating func add(_ token: Int, _ role: ColorRole?) {
        switch role?.kind {
        case .text, .on: role.map { texts.append((token, $0)) }
        case .background:
            guard let role else { return }
            if background(role.word, role.outer, Array(role.inner)) == nil {
                backgrounds[Array(role.outer) + ["|", role.word, "|"] + role.inner] = token
            }
        case .edge, nil: break
        }
    }

    /// Returns the background with a word between the other words.
    func background(_ word: String, _ outer: some Collection<String>, _ inner: [String]) -> Int? {
        backgrounds[Array(outer) + ["|", word, "|"] + inner]
    }

    /// Returns the first background with any word between others.
    func background(_ outer: some Collection<String>, _ inners: [[String]]) -> Int? {
        inners.lazy.flatMap { inner in Self.backgroundWords.compactMap { background($0, outer, inner) } }.first
    }

    /// Returns the color with these words.
    func color(_ words: some Collection<String>) -> Int? { colors[Array(words)] }
}
