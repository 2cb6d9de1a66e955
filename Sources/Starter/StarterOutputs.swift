import AssetCatalogs
import CodeGeneration
import DesignTokens

/// Chooses the outputs of a starter configuration from what the groups hold: colours in one, each group of numbers in
/// one, components in one.
struct StarterOutputs {
    typealias Group = GroupSurvey.Group
    typealias Output = StarterDraft.Output

    private let survey: GroupSurvey
    private let components: [Group]
    private let colors: [Group]
    private let measures: [Group]
    private var fileNames: Set<String> = []

    /// The outputs that take tokens.
    static func outputs(_ survey: GroupSurvey) -> [Output] {
        var outputs = StarterOutputs(survey)
        return outputs.outputs()
    }

    private init(_ survey: GroupSurvey) {
        self.survey = survey
        let roots = survey.isCrowded ? [] : survey.roots
        components = roots.filter(\.isComponent)
        colors = roots.filter { !$0.isComponent && $0.counts.colors > 0 }
        measures = roots.filter { !$0.isComponent && $0.counts.measures > 0 }
    }

    private mutating func outputs() -> [Output] {
        var outputs: [Output] = []
        let hasOtherColors = survey.isCrowded || survey.loose.colors > 0
        if hasOtherColors || !colors.isEmpty { outputs.append(colorOutput(hasOtherColors)) }
        outputs += measures.map { measureOutput($0) }
        if survey.isCrowded || survey.loose.measures > 0 { outputs.append(looseMeasureOutput()) }
        if !components.isEmpty { outputs.append(componentOutput()) }
        return outputs
    }

    private func colorOutput(_ hasOthers: Bool) -> Output {
        var output = Output("shape-style", "ShapeStyle+Colors.swift")
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
            output.drops.append(StarterDraft.Drop(path: root.path, mayLeaveOneWord: isOnly))
            guard root.children.count <= GroupSurvey.groupLimit else { continue }
            let children = survey.children(of: root).filter { $0.counts.colors > 0 }
            output.drops += children.map { StarterDraft.Drop(path: $0.path, isInner: true) }
        }
        return output
    }

    private mutating func measureOutput(_ root: Group) -> Output {
        var output = Output("cgfloat", "CGFloat+\(fileName(root.name)).swift")
        output.configuration.selection.groups = located([root])
        if root.counts.colors > 0 { output.configuration.selection.types = [.dimension, .number] }
        output.drops = [StarterDraft.Drop(path: root.path, mayLeaveOneWord: true, tolerance: 0)]
        let initial = CamelCase([root.name]).text.unicodeScalars.prefix(1)
        output.initial = initial.contains(where: NameCharacter.isLetter) ? String(initial) : ""
        return output
    }

    private mutating func looseMeasureOutput() -> Output {
        var output = Output("cgfloat", "CGFloat+\(fileName("Tokens")).swift")
        output.configuration.selection.excluded = located(measures + components)
        output.configuration.selection.types = [.dimension, .number]
        return output
    }

    private func componentOutput() -> Output {
        var output = Output("component-token", "ComponentToken.swift")
        output.configuration.selection.groups = located(components)
        output.drops = components.map { StarterDraft.Drop(path: $0.path, mayLeaveOneWord: true) }
        return output
    }

    /// A group's name as part of a file name; most Macs take names that differ only by case for one.
    private mutating func fileName(_ name: String) -> String {
        let text = CamelCase([name], isCapitalised: true).text.prefix(40)
        let base = text.isEmpty ? "Numbers" : String(text)
        var result = base
        var number = 2
        while !fileNames.insert(result.lowercased()).inserted {
            result = "\(base)_\(number)"
            number += 1
        }
        return result
    }

    private func located(_ groups: [Group]) -> [Located<String>] { groups.map { Located($0.path) } }
}

extension StarterDraft.Output {
    /// The output for the images of asset catalogs, with names for those whose own cannot be used.
    static func images(_ catalogs: [AssetCatalog]) -> Self {
        var output = Self("image-asset", "ImageAsset.swift")
        let scope = output.traits.scope
        let named = NamedImages(
            catalogs, rules: NamingRules(), scope: scope, language: OutputLanguages.usual)
        guard !named.diagnostics.isEmpty else { return output }
        var names = FreeNames(taken: Set(named.names.map { Symbol(scope: scope, name: $0) }))
        var seen = Set(named.images.map(\.lookupName))
        for image in catalogs.lazy.flatMap(\.images) where seen.insert(image.lookupName).inserted {
            // A word keeps the names apart from what enumerations have.
            let text = CamelCase(image.category + [image.name, "image"]).text
            output.configuration.names.replace[Located(image.lookupName)] = names.number(text, in: scope)
        }
        output.comments = ["\"replace\" changes names that would be empty, there twice, or taken already."]
        return output
    }

    /// The initializer that outputs of colours use.
    static let colorHex: Self = {
        var output = Self("color-hex", "Color+Hex.swift")
        output.comments = ["Colors are written as Color(hex:). Remove this output if the project has that initializer."]
        return output
    }()
}
