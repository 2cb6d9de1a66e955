import CodeGeneration
import DesignTokens

/// A kind of values that has one output: the template, the file, and what its names need not say.
struct ValueKind: Sendable {
    let template: String
    let path: String
    /// The words that say of a group what the type of the output says already.
    var words: Set<String> = []
    /// What one of the values is called.
    var noun: String?
    /// Whether a name has to say what its value is for: a number can be anything.
    var needsPurpose = false
    /// Whether groups of numbers become their initials where their tokens are called by numbers: `s16`.
    var hasInitials = false

    static let colors = ValueKind(
        template: "shape-style", path: "ShapeStyle+Colors.swift",
        words: ["color", "colors", "colour", "colours", "palette", "palettes"], noun: "color")
    static let numbers = ValueKind(
        template: "cgfloat", path: "CGFloat+Tokens.swift", words: ["dimension", "dimensions", "number", "numbers"],
        needsPurpose: true, hasInitials: true)
    static let opacities = ValueKind(
        template: "opacity", path: "Double+Opacity.swift", words: ["opacity", "opacities"], hasInitials: true)
    static let components = ValueKind(template: "component-token", path: "ComponentToken.swift")
    /// The kinds that have a type of token each.
    static let typed = [
        ValueKind(
            template: "text-style", path: "TextStyle+Tokens.swift",
            words: ["font", "fonts", "style", "styles", "text", "type", "typography"], noun: "style"),
        ValueKind(
            template: "shadow", path: "LayeredShadow+Tokens.swift",
            words: ["box", "effect", "effects", "elevation", "shadow", "shadows"], noun: "shadow"),
        ValueKind(
            template: "gradient", path: "Gradient+Tokens.swift", words: ["gradient", "gradients"], noun: "gradient"),
        ValueKind(template: "border", path: "BorderStyle+Tokens.swift", words: ["border", "borders"], noun: "border"),
        ValueKind(
            template: "animation", path: "Animation+Tokens.swift",
            words: ["animation", "animations", "motion", "transition", "transitions"], noun: "animation"),
        ValueKind(template: "constants", path: "Constants.swift", needsPurpose: true),
    ]

    /// The words that name a layer, or everything.
    static let layerWords: [Layer: Set<String>] = [
        .primitive: [
            "base", "brand", "core", "foundation", "foundations", "global", "globals", "option", "options", "primitive",
            "primitives", "raw", "ref", "reference",
        ],
        .semantic: ["alias", "aliases", "semantic", "semantics", "sys", "system", "theme"],
        .component: ["component", "components", "control", "controls", "part", "parts", "tokens", "ui"],
    ]

    /// Those that can as well say what values are for, where groups of the same layer are beside theirs.
    static let doubtfulLayerWords: Set<String> = ["base", "brand", "core", "reference", "system", "theme"]

    /// The words of a group's name in lower case: `color` and `primitives` of `@color_Primitives`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var isInside = false
        for scalar in name.unicodeScalars {
            let isPart = NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar)
            let isCapital = scalar.properties.isUppercase && words.last?.last?.isUppercase == false
            if isPart, !isInside || isCapital { words.append("") }
            if isPart { words[words.count - 1].unicodeScalars.append(scalar) }
            isInside = isPart
        }
        return words.map { $0.lowercased() }
    }

    /// Whether a group's name says no more than the type of the output.
    func isType(_ name: String) -> Bool {
        let words = Self.words(of: name)
        return !words.isEmpty && words.allSatisfy(self.words.contains)
    }

    /// Whether a group's name says no more than that it is one of some layers, and the type of the output perhaps.
    func isLayer(_ name: String, among layers: [Layer]) -> Bool {
        let layerWords = layers.reduce(into: Set()) { $0.formUnion(Self.layerWords[$1] ?? []) }
        let rest = Self.words(of: name).filter { !words.contains($0) }
        return !rest.isEmpty && rest.allSatisfy(layerWords.contains)
    }
}
