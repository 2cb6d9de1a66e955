import CodeGeneration
import DesignTokens

/// Chooses the outputs of a starter configuration from what the groups hold: colours in one, each group of numbers in
/// one, components in one.
struct StarterOutputs {
    private let survey: GroupSurvey
    private let components: [GroupSurvey.Group]
    private let colors: [GroupSurvey.Group]
    private let measures: [GroupSurvey.Group]
    private var fileNames: Set<String> = []

    /// How many groups are told apart; more of them get one output for all colours and one for all numbers.
    static let groupLimit = 60

    init(_ survey: GroupSurvey) {
        self.survey = survey
        let isCrowded = Self.isCrowded(survey)
        components = isCrowded ? [] : survey.roots.filter(\.isComponent)
        let others = isCrowded ? [] : survey.roots.filter { !$0.isComponent }
        colors = others.filter { $0.counts.colors > 0 }
        measures = others.filter { $0.counts.measures > 0 }
    }

    /// Whether there are more groups than anyone would list.
    static func isCrowded(_ survey: GroupSurvey) -> Bool { survey.roots.count > groupLimit }

    /// The outputs that take tokens.
    mutating func outputs() -> [StarterDraft.Output] {
        let isCrowded = Self.isCrowded(survey)
        var outputs: [StarterDraft.Output] = []
        let hasOtherColors = isCrowded || survey.loose.colors > 0
        if hasOtherColors || !colors.isEmpty { outputs.append(colorOutput(hasOtherColors)) }
        outputs += measures.map { measureOutput($0) }
        if isCrowded || survey.loose.measures > 0 { outputs.append(looseMeasureOutput()) }
        if !components.isEmpty { outputs.append(componentOutput()) }
        return outputs
    }

    private func colorOutput(_ hasOthers: Bool) -> StarterDraft.Output {
        var output = StarterDraft.Output("shape-style", "ShapeStyle+Colors.swift")
        if hasOthers {
            output.configuration.selection.excluded = located(components)
        } else {
            output.configuration.selection.groups = located(colors)
        }
        if hasOthers || colors.contains(where: { $0.counts.measures > 0 }) {
            output.configuration.selection.types = [.color]
        }
        for root in colors {
            // Where all colours stand in one group, its name tells nothing about them.
            let isOnly = colors.count == 1 && !hasOthers
            output.drops.append(drop(root, mayLeaveOneWord: isOnly))
            guard root.children.count <= Self.groupLimit else { continue }
            output.drops += survey.children(of: root).filter { $0.counts.colors > 0 }.map { drop($0, isInner: true) }
        }
        return output
    }

    private mutating func measureOutput(_ root: GroupSurvey.Group) -> StarterDraft.Output {
        var output = StarterDraft.Output("cgfloat", "CGFloat+\(fileName(root.name)).swift")
        output.configuration.selection.groups = located([root])
        if root.counts.colors > 0 { output.configuration.selection.types = [.dimension, .number] }
        output.drops = [drop(root, mayLeaveOneWord: true)]
        output.tolerance = 0
        return output
    }

    private mutating func looseMeasureOutput() -> StarterDraft.Output {
        var output = StarterDraft.Output("cgfloat", "CGFloat+\(fileName("Tokens")).swift")
        output.configuration.selection.excluded = located(measures + components)
        output.configuration.selection.types = [.dimension, .number]
        return output
    }

    private func componentOutput() -> StarterDraft.Output {
        var output = StarterDraft.Output("component-token", "ComponentToken.swift")
        output.configuration.selection.groups = located(components)
        output.drops = components.map { drop($0, mayLeaveOneWord: true) }
        return output
    }

    /// A group's name as part of a file name; most Macs take names that differ only by case for one.
    private mutating func fileName(_ name: String) -> String {
        var pascal = CamelCase(isCapitalised: true)
        pascal.append(name)
        let base = pascal.text.isEmpty ? "Numbers" : String(pascal.text.prefix(40))
        var result = base
        var number = 2
        while !fileNames.insert(result.lowercased()).inserted {
            result = "\(base)_\(number)"
            number += 1
        }
        return result
    }

    private func drop(
        _ group: GroupSurvey.Group, isInner: Bool = false, mayLeaveOneWord: Bool = false
    ) -> StarterDraft.Drop {
        StarterDraft.Drop(group: group.index, path: group.path, isInner: isInner, mayLeaveOneWord: mayLeaveOneWord)
    }

    private func located(_ groups: [GroupSurvey.Group]) -> [Located<String>] { groups.map { Located($0.path) } }
}
