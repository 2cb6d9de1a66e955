import CodeGeneration
import DesignTokens

/// The tokens that the steps looked at for a token, which was decided by one of them or by none.
struct Candidates {
    /// The primitive and semantic colors that are the same as its own in every mode, in the order in which they are taken.
    let equal: [InspectedToken]
    /// Those that are the same in some modes only, with the names of these.
    let partlyEqual: [(token: InspectedToken, modes: [String])]
    /// Whether equal colors are looked for, for the layer that it is in.
    let looksForEqual: Bool

    init(_ token: InspectedToken) {
        let (all, resolution) = (token.all, token.all.resolution)
        looksForEqual = token.layer.map(all.run.configuration.valueLayers.contains) ?? false
        guard [.value, .literal].contains(token.step), case .color(let color) = token.token.value else {
            (equal, partlyEqual) = ([], [])
            return
        }
        let layers: [Layer] = token.layer == .semantic ? [.primitive] : [.semantic, .primitive]
        let others = layers.flatMap { Self.literalColors(of: $0, all) }.filter { $0.number != token.number }
        let same = others.map { other in
            let modes = resolution.modes.filter { $0.value(of: other.number).isSame(as: $0.value(of: token.number)) }
            return (token: other, modes: modes.map(\.name))
        }
        equal = same.filter { $0.modes.count == resolution.modes.count }.map(\.token)
        partlyEqual = same.filter { other, modes in
            !modes.isEmpty && modes.count < resolution.modes.count && other.hasColor(color)
        }
    }

    /// The colors of a layer that refer to nothing.
    private static func literalColors(of layer: Layer, _ all: InspectedTokens) -> [InspectedToken] {
        all.usable.filter { token in
            if case .color = token.token.value { token.step == .literal && token.layer == layer } else { false }
        }
    }
}

extension InspectedToken {
    /// Whether a color is its own in any mode.
    func hasColor(_ color: ColorValue) -> Bool { values.contains { $0.color?.isSame(as: color) == true } }
}
