import CodeGeneration
import DesignTokens

/// The candidates that the resolution steps considered for a token.
struct Candidates {
    /// The primitive and semantic colors with the same values in every mode, in order of preference.
    let equal: [InspectedToken]
    /// Colors with the same values only in some modes, with the names of these modes.
    let partlyEqual: [(token: InspectedToken, modes: [String])]
    /// Whether equal colors are considered in the token's layer.
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

    /// Returns the colors of a layer without references.
    private static func literalColors(of layer: Layer, _ all: InspectedTokens) -> [InspectedToken] {
        all.usable.filter { token in
            if case .color = token.token.value { token.step == .literal && token.layer == layer } else { false }
        }
    }
}

extension InspectedToken {
    /// Returns whether the token has a color of its own in any mode.
    func hasColor(_ color: ColorValue) -> Bool { values.contains { $0.color?.isSame(as: color) == true } }
}
