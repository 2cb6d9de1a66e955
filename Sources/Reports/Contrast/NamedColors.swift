import DesignTokens

/// The colors of a system by what their names say of their places.
///
/// Primitive ones are left out: they are shown by those that refer to them.
struct NamedColors {
    /// What stands on others, in the order of the files.
    private(set) var texts: [(token: Int, role: ColorRole)] = []
    /// What lies below all else: the first default background that belongs to no component.
    private(set) var page: Int?

    /// What others stand on, by its word and those around it.
    private var backgrounds: [[String]: Int] = [:]
    /// All of them, by their words.
    private var colors: [[String]: Int] = [:]

    /// The words for what is behind, those first that say it best.
    static let backgroundWords = ["background", "surface", "fill"]
    /// What stands behind the word of a color that has no other state: nothing first.
    static let defaultWords = [[], ["default"], ["base"], ["page"]]

    init(_ resolution: Resolution, _ layers: LayerPaths) {
        let graph = resolution.graph
        let layerGroups = Set(layers.paths.values.joined())
        for token in graph.tokens.indices where resolution.types[token] == .color {
            let layer = graph.layer(of: token)
            guard layer != .primitive, !resolution.leftOut.contains(token) else { continue }
            let path = graph.tokens[token].path
            let group = layerGroups.isEmpty ? nil : path.pathsAround.first { layerGroups.contains(String($0)) }
            add(token, path, ColorRole(path, layer: String(group ?? "")))
        }
    }

    private mutating func add(_ token: Int, _ path: String, _ role: ColorRole?) {
        colors[ColorRole.words(of: path)] = token
        switch role?.kind {
        case .text, .on: role.map { texts.append((token, $0)) }
        case .background:
            guard let role else { return }
            if background(role.word, role.outer, Array(role.inner)) == nil {
                backgrounds[Array(role.outer) + ["|", role.word, "|"] + role.inner] = token
            }
            let isPage =
                role.word == "background" && !role.isInComponent && Self.defaultWords.contains(Array(role.inner))
            if isPage, page == nil { page = token }
        case .edge, nil: break
        }
    }

    /// The background with a word between others.
    func background(_ word: String, _ outer: some Collection<String>, _ inner: [String]) -> Int? {
        backgrounds[Array(outer) + ["|", word, "|"] + inner]
    }

    /// The first background, by any word, between others.
    func background(_ outer: some Collection<String>, _ inners: [[String]]) -> Int? {
        inners.lazy.flatMap { inner in Self.backgroundWords.compactMap { background($0, outer, inner) } }.first
    }

    /// The color whose words these are.
    func color(_ words: some Collection<String>) -> Int? { colors[Array(words)] }
}
