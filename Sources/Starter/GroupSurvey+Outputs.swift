import CodeGeneration
import DesignTokens
import LocatedJSON

/// Chooses the outputs of a starter configuration from what the groups hold: colors in one, each group of numbers in
/// one, components in one.
extension GroupSurvey {
    /// The outputs that take tokens.
    var outputs: [StarterDraft.Output] {
        let roots = isCrowded ? [] : roots
        let components = roots.filter(\.isComponent)
        let colors = roots.filter { !$0.isComponent && $0.counts.colors > 0 }
        let opacities = opacities(in: roots.filter { !$0.isComponent })
        let measures = roots.filter { !$0.isComponent && !$0.isOpacity && $0.counts.measures > 0 }
        let hasOtherColors = isCrowded || loose.colors > 0
        let names = Self.fileNames(measures.map(\.name) + ["Tokens"]).map { "CGFloat+\($0).swift" }
        var outputs: [StarterDraft.Output] = []
        if hasOtherColors {
            outputs.append(colorOutput(colors, selection(excluding: components, [.color]), isOnly: false))
        } else if !colors.isEmpty {
            let types: [TokenType]? = colors.contains { $0.counts.measures > 0 } ? [.color] : nil
            outputs.append(colorOutput(colors, selection(of: colors, types), isOnly: colors.count == 1))
        }
        outputs += zip(measures, names).map { measureOutput($0, $1, excluding: opacities) }
        if isCrowded || loose.measures > 0 {
            let others = selection(excluding: measures + opacities + components, [.dimension, .number])
            outputs.append(StarterDraft.Output("cgfloat", names[measures.count], others))
        }
        if !opacities.isEmpty { outputs.append(opacityOutput(opacities)) }
        if !components.isEmpty {
            let drops = components.map { StarterDraft.Drop(path: $0.path, mayLeaveOneWord: true) }
            let path = "ComponentToken.swift"
            outputs.append(StarterDraft.Output("component-token", path, selection(of: components), drops))
        }
        return outputs + typedOutputs(excluding: components)
    }

    private func colorOutput(
        _ colors: [Group], _ selection: TokenSelection, isOnly: Bool
    ) -> StarterDraft.Output {
        let drops = colors.flatMap { root in
            let inner = root.children.count > Self.groupLimit ? [] : children(of: root).filter { $0.counts.colors > 0 }
            // Where all colors stand in one group, its name tells nothing about them.
            return [StarterDraft.Drop(path: root.path, mayLeaveOneWord: isOnly)]
                + inner.map { StarterDraft.Drop(path: $0.path, isInner: true) }
        }
        return StarterDraft.Output("shape-style", "ShapeStyle+Colors.swift", selection, drops)
    }

    private func measureOutput(_ root: Group, _ path: String, excluding others: [Group]) -> StarterDraft.Output {
        let types: [TokenType]? = root.counts.colors > 0 ? [.dimension, .number] : nil
        let drop = StarterDraft.Drop(path: root.path, mayLeaveOneWord: true, tolerance: 0)
        let inner = others.filter { $0.path.isPath(inside: root.path) }
        var output = StarterDraft.Output("cgfloat", path, selection(of: [root], excluding: inner, types), [drop])
        output.initial = Self.initial(of: root)
        return output
    }

    /// Opacities are members of what SwiftUI takes for one.
    private func opacityOutput(_ groups: [Group]) -> StarterDraft.Output {
        let drops = groups.map { StarterDraft.Drop(path: $0.path, mayLeaveOneWord: true, tolerance: 0) }
        var output = StarterDraft.Output("opacity", "Double+Opacity.swift", selection(of: groups), drops)
        output.initial = groups.count == 1 ? Self.initial(of: groups[0]) : ""
        return output
    }

    /// The first letter of a group's name, which stands before names that are numbers.
    private static func initial(of group: Group) -> String {
        let initial = CamelCase([group.name]).text.unicodeScalars.prefix(1)
        return initial.contains(where: NameCharacter.isLetter) ? String(initial) : ""
    }

    func selection(
        of groups: [Group]? = nil, excluding excluded: [Group] = [], _ types: [TokenType]? = nil
    ) -> TokenSelection {
        var selection = TokenSelection()
        selection.groups = groups?.map { Located($0.path) }
        selection.excluded = excluded.map { Located($0.path) }
        selection.types = types
        return selection
    }

    /// Groups' names as parts of file names; most Macs take names that differ only by case for one.
    private static func fileNames(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let text = CamelCase([name], isCapitalised: true).text.prefix(40)
            let base = text.isEmpty ? "Numbers" : String(text)
            var result = base
            var number = 2
            while !taken.insert(result.lowercased()).inserted {
                result = "\(base)_\(number)"
                number += 1
            }
            return result
        }
    }
}

extension StarterDraft.Output {
    /// What `Color(hex:)` is called with, for people whose own one may ask for something else.
    private static let digits = "six digits without a \"#\""

    /// The initializer that outputs of some colors use, unless the target has one that will do; and why it is not there.
    static func colorHex(
        for colors: [ColorValue], in target: StarterTarget
    ) -> (output: Self?, comments: [String]) {
        guard !colors.isEmpty else { return (nil, []) }
        let own = target.hexInitializer.map { (declaration: $0, path: JSONValue.quoted($0.path)) }
        if let own, own.declaration.takesOpacity || colors.allSatisfy({ $0.alpha == 1 }) {
            return (nil, ["Colors are written as Color(hex:), which \(own.path) declares; it gets \(digits)."])
        }
        let name = "Color+Hex.swift"
        var output = Self("color-hex", target.fileNames.contains(name) ? "Color+TokenHex.swift" : name)
        // Of two that fit, Swift takes the one that leaves no parameter to its default.
        output.comments = [
            own.map { "Colors are written as Color(hex:); opaque ones call that of \($0.path), which gets \(digits)." }
                ?? "Colors are written as Color(hex:). Remove this output if the project has that initializer."
        ]
        return (output, [])
    }
}
