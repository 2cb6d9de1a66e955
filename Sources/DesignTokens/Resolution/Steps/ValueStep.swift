import Diagnostics

/// Step 3: an inline color that equals a primitive or semantic variable's literal refers to this variable.
extension AliasResolver {
    /// Matches colors that are equal in all combinations of modes.
    mutating func matchValues(_ modes: [ResolvedMode]) -> Bool {
        // Matched semantic colors become references, which cannot be candidates for components.
        for layer in [Layer.semantic, .component] where options.valueLayers.contains(layer) {
            matchValues(of: layer, modes)
        }
        return steps.contains(.value)
    }

    private mutating func matchValues(of layer: Layer, _ modes: [ResolvedMode]) {
        let asking = graph.tokens.indices.filter { isLiteralColor($0) && graph.layer(of: $0) == layer }
        guard !asking.isEmpty else { return }
        var candidates = ColorCandidates()
        for token in asking { candidates.want(color(of: token)) }
        for offered in layer == .component ? [Layer.semantic, .primitive] : [.primitive] {
            for token in graph.tokens.indices where isLiteralColor(token) && graph.layer(of: token) == offered {
                candidates.offer(token, color(of: token))
            }
        }
        for token in asking {
            guard let color = color(of: token) else { continue }
            let equal = candidates.near(color).filter { candidate in
                self.color(of: candidate)?.isSame(as: color) == true
                    && modes.allSatisfy { $0.value(of: candidate).isSame(as: $0.value(of: token)) }
            }
            decide(token, equal)
        }
    }

    /// Chooses the first of several candidates, which are in the order semantic, primitive, and then in document order,
    /// or the first in the same layer that shares a name with the token.
    private mutating func decide(_ token: Int, _ candidates: [Int]) {
        guard let first = candidates.first else { return }
        var chosen = first
        if candidates.count > 1 {
            let names = names(of: token)
            let layer = graph.layer(of: first)
            let equals = candidates.prefix { graph.layer(of: $0) == layer }
            chosen = equals.first { !names.isDisjoint(with: self.names(of: $0)) } ?? first
            reportSeveral(token, chosen, candidates)
        }
        steps[token] = .value
        targets[token] = chosen
    }

    /// The names on a token's path, in lower case.
    private func names(of token: Int) -> Set<String> {
        Set((graph.groups[graph.tokens[token].group].names + [graph.tokens[token].name]).map { $0.lowercased() })
    }

    private func isLiteralColor(_ token: Int) -> Bool {
        steps[token] == .literal && color(of: token) != nil && !leftOut.contains(token)
            && !options.unmatched.contains(token)
    }

    private func color(of token: Int) -> ColorValue? {
        if case .color(let color) = graph.tokens[token].value { color } else { nil }
    }

    private mutating func reportSeveral(_ token: Int, _ chosen: Int, _ candidates: [Int]) {
        let others = candidates.filter { $0 != chosen }.prefix(3).map { "'\(graph.tokens[$0].path)'" }
        report(
            .note, .ambiguousValue,
            "the color of '\(graph.tokens[token].path)' equals several tokens; "
                + "'\(graph.tokens[chosen].path)' is used, not \(others.joined(separator: " or "))"
                + (candidates.count > 4 ? ", …" : ""), at: token)
    }
}

/// The colors that step 3 looks for, and the tokens with nearly the same color: a filter, so that only a few colors are
/// compared exactly.
private struct ColorCandidates {
    private struct Key: Hashable {
        var space: ColorValue.Space
        /// Red, green, blue and alpha.
        var components: SIMD4<Int32>
    }

    private var tokens: [Key: [Int]] = [:]
    /// The maximum number of tokens kept for one color, all of which are compared with each token.
    private static let limit = 100

    mutating func want(_ color: ColorValue?) { if let color { tokens[Self.key(color)] = [] } }

    mutating func offer(_ token: Int, _ color: ColorValue?) {
        guard let color else { return }
        for key in Self.keys(near: color) {
            guard let known = tokens[key], known.count < Self.limit else { continue }
            tokens[key]?.append(token)
        }
    }

    func near(_ color: ColorValue) -> [Int] { tokens[Self.key(color)] ?? [] }

    private static func key(_ color: ColorValue) -> Key {
        let scale: Double = color.space == .srgb ? 255 : 10_000
        let components = SIMD4(color.red, color.green, color.blue, color.alpha) * SIMD4(scale, scale, scale, 1000)
        return Key(space: color.space, components: SIMD4<Int32>(components.rounded(.toNearestOrAwayFromZero)))
    }

    /// The keys of colors that can be the same: its own, and in Display P3 the adjacent ones, because rounding can
    /// separate colors within a step.
    private static func keys(near color: ColorValue) -> [Key] {
        let key = key(color)
        guard color.space != .srgb else { return [key] }
        let steps: [Int32] = [-1, 0, 1]
        return steps.flatMap { red in
            steps.flatMap { green in
                steps.map { Key(space: key.space, components: key.components &+ SIMD4(red, green, $0, 0)) }
            }
        }
    }
}
