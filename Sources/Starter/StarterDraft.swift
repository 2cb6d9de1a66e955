import CodeGeneration
import DesignTokens

/// A starter configuration in the making.
struct StarterDraft {
    /// An output, and which beginnings of paths may be left away in its names.
    struct Output {
        var configuration: OutputConfiguration
        /// What may be dropped; a group stands before the groups in it.
        var drops: [Drop] = []
        /// How many names in a hundred may be replaced one by one before less is dropped.
        var tolerance = 10
        /// Why the output is as it is; one line of a comment each.
        var comments: [String] = []
    }

    /// A group whose path may be left away.
    struct Drop {
        /// Its index in the graph.
        var group: Int
        var path: String
        /// Whether it stands in a group that may be left away too.
        var isInner = false
        /// Whether it is left away.
        var isActive = true
        /// Whether names of a single word may be left.
        var mayLeaveOneWord = false
    }

    /// Everything but the outputs.
    var configuration = Configuration()
    var outputs: [Output] = []
    /// Remarks on the token files, one line of a comment each.
    var sourceComments: [String] = []
    /// Remarks on the layers.
    var layerComments: [String] = []
    /// Remarks on the outputs as a whole.
    var outputComments: [String] = []

    /// The configuration that the draft amounts to.
    var result: Configuration {
        var result = configuration
        result.outputs = outputs.map(\.result)
        return result
    }
}

extension StarterDraft.Output {
    init(_ template: String, _ path: String) {
        configuration = OutputConfiguration(template: Located(template), path: Located(path))
    }

    /// What the template takes and how it names it.
    var traits: TemplateTraits { TemplateTraits.named(configuration.template.value) }

    /// The output with the drops that are active.
    var result: OutputConfiguration {
        var result = configuration
        result.names.drop = drops.filter(\.isActive).map { Located($0.path) }
        return result
    }

    /// The active drop that decides the names of each group's tokens: that of the nearest group around them.
    ///
    /// - Parameter parents: The group around each group, which stands before it.
    /// - Returns: Indices into ``drops``, by the group's index.
    func decidingDrops(parents: [Int]) -> [Int?] {
        var result: [Int?] = Array(repeating: nil, count: parents.count)
        let active = drops.indices.filter { drops[$0].isActive }
        guard !active.isEmpty else { return result }
        let own = Dictionary(active.map { (drops[$0].group, $0) }, uniquingKeysWith: { first, _ in first })
        for group in result.indices { result[group] = own[group] ?? result[parents[group]] }
        return result
    }
}
