import CodeGeneration
import DesignTokens

/// Tells the layers of groups from their colours: those that mostly refer to others name purposes, those that do not
/// name values.
struct StarterLayers {
    /// The groups of each layer.
    private(set) var layers: [Layer: [Located<String>]] = [:]
    private let survey: GroupSurvey

    init(_ survey: GroupSurvey) {
        self.survey = survey
        guard !StarterOutputs.isCrowded(survey) else { return }
        for root in survey.roots {
            if root.isComponent {
                add(root, to: .component)
            } else if root.counts.colors > 0 {
                addColors(of: root)
            }
        }
    }

    /// One entry where all groups in `root` are of one layer, otherwise one for each of them.
    private mutating func addColors(of root: GroupSurvey.Group) {
        let children = survey.children(of: root).filter { $0.counts.colors > 0 }
        let childLayers = children.map { layer(of: $0.counts) }
        let direct = root.direct.colors > 0 ? layer(of: root.direct) : nil
        let all = Set(childLayers).union([direct].compactMap { $0 })
        guard children.count <= Self.childLimit, all.count > 1 else { return add(root, to: layer(of: root.counts)) }
        if let direct { add(root, to: direct) }
        for (child, layer) in zip(children, childLayers) where layer != direct { add(child, to: layer) }
    }

    private func layer(of counts: GroupSurvey.Counts) -> Layer {
        counts.isMostlyColorReferences ? .semantic : .primitive
    }

    private mutating func add(_ group: GroupSurvey.Group, to layer: Layer) {
        layers[layer, default: []].append(Located(group.path))
    }

    /// How many groups in one group are told apart.
    private static let childLimit = 12
}
