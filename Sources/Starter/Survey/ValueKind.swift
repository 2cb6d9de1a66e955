import CodeGeneration
import DesignTokens

/// A kind of value with an output: its template, its file, and the words that names can drop.
struct ValueKind: Sendable {
    let template: String
    let path: String
    /// The words in group names that only repeat the type of the output.
    var words: Set<String> = []
    /// The noun for a value.
    var noun: String?
    /// Whether a name must contain the purpose of its value: a number can be anything.
    var needsPurpose = false
    /// Whether a design has many values of the kind.
    var isCommon = false
    /// Whether the type does not describe its values.
    var isGeneral = false
    /// The names of groups that are shortened to their initials before numbers: `s16`.
    var shortened: Set<String> = []

    /// The properties of texts by their names and plurals, because a token is a single one.
    static let textProperties: [String: String] = {
        let properties = [
            "fontfamilies": "fontFamily", "fontsizes": "fontSize", "fontweights": "fontWeight",
            "letterspacings": "letterSpacing", "lineheights": "lineHeight", "paragraphindents": "paragraphIndent",
            "paragraphspacings": "paragraphSpacing",
        ]
        return properties.reduce(into: properties) { $0[$1.value.lowercased()] = $1.value }
    }()

    static let colors = ValueKind(
        template: "shape-style", path: "ShapeStyle+Colors.swift",
        words: ["clr", "color", "colors", "colour", "colours", "palette", "palettes"], noun: "color", isCommon: true)
    static let numbers = ValueKind(
        template: "cgfloat", path: "CGFloat+Tokens.swift",
        words: ["color", "colors", "dimension", "dimensions", "number", "numbers"], needsPurpose: true,
        shortened: ["space", "spaces", "spacing", "spacings"])
    static let opacities = ValueKind(
        template: "opacity", path: "Double+Opacity.swift", words: numbers.words.union(["opacity", "opacities"]))
    static let components = ValueKind(template: "component-token", path: "ComponentToken.swift")
    static let themes = ValueKind(template: "theme", path: "Theme.swift")
    /// The kinds with a token type of their own.
    static let typed = [
        ValueKind(
            template: "text-style", path: "TextStyle+Tokens.swift",
            words: ["font", "fonts", "style", "styles", "text", "type", "typography"], noun: "style"),
        ValueKind(
            template: "shadow", path: "LayeredShadow+Tokens.swift",
            words: ["box", "effect", "effects", "elevation", "shadow", "shadows"], noun: "shadow"),
        ValueKind(
            template: "gradient", path: "Gradient+Tokens.swift", words: ["gradient", "gradients"], noun: "gradient"),
        ValueKind(
            template: "border", path: "BorderStyle+Tokens.swift", words: ["border", "borders", "style", "styles"],
            noun: "border"),
        ValueKind(
            template: "animation", path: "Animation+Tokens.swift",
            words: ["animation", "animations", "motion", "transition", "transitions"], noun: "animation"),
        ValueKind(template: "constants", path: "Constants.swift", needsPurpose: true, isGeneral: true),
    ]

    /// The words in the names of groups that contain one kind of value.
    private static let kindWords: Set<String> =
        ([colors, numbers, opacities] + typed).reduce(into: [
            "border", "breakpoint", "breakpoints", "height", "index", "letter", "line", "paragraph", "radii", "radius",
            "radiuses", "size", "sizes", "sizing", "stroke", "weight", "weights", "width", "widths", "z",
        ]) { $0.formUnion($1.words.union($1.shortened)) }

    private static let textWords: Set<String> = ["font", "fonts", "text", "type", "typography"]

    /// The words that say nothing around groups with only these names: `typography` around `font-size`.
    private static let redundantWords: [(outer: Set<String>, inner: Set<String>)] = [
        (textWords, Set(textProperties.keys)),
        (["device", "devices", "responsive"], ["desktop", "laptop", "mobile", "phone", "tablet", "tv", "watch"]),
    ]

    static func isForTexts(_ name: String) -> Bool { textWords.isSuperset(of: words(of: name)) }

    /// Returns whether a group's name says nothing that those of its subgroups do not.
    func isRedundant(_ name: String, around subgroups: [String]) -> Bool {
        let (words, inner) = (Self.words(of: name), subgroups.map { Self.words(of: $0).joined() })
        return needsPurpose && !inner.isEmpty
            && Self.redundantWords.contains { rule in
                rule.outer.isSuperset(of: words)
                    && inner.allSatisfy { name in rule.inner.contains(where: name.hasPrefix) }
            }
    }

    /// The words for a layer, or for all tokens.
    static let layerWords: [Layer: Set<String>] = [
        .primitive: [
            "base", "brand", "core", "foundation", "foundations", "global", "globals", "option", "options", "prim",
            "primitive", "primitives", "raw", "ref", "reference", "seed", "token",
        ],
        .semantic: ["alias", "aliases", "mode", "modes", "sem", "semantic", "semantics", "sys", "system", "theme"],
        .component: ["cmp", "comp", "component", "components", "control", "controls", "part", "parts", "tokens", "ui"],
    ]

    private static let allLayerWords = layerWords.values.reduce(into: Set()) { $0.formUnion($1) }

    /// The words that only have a meaning after another: `family` of a font.
    static let dependentWords: Set<String> = [
        "case", "decoration", "family", "families", "height", "size", "sizes", "spacing", "stretch", "style", "weight",
        "weights",
    ]

    /// Returns whether a name is a step of a scale, which does not say what it is for: `lg`, `2xl`, `small` or `100`.
    static func isStep(_ name: String) -> Bool {
        let words = words(of: name).map { $0.filter { !$0.isNumber } }
        return words.allSatisfy { $0.isEmpty || stepWords.contains($0) || $0.allSatisfy { $0 == "x" } }
    }

    private static let stepWords: Set<String> = [
        "default", "l", "large", "lg", "m", "md", "medium", "regular", "s", "sm", "small", "xl", "xs", "xxl", "xxs",
        "xxxl", "xxxs",
    ]

    /// The words that do not say alone what a value is for: the `default` of a button.
    static let stateWords: Set<String> = [
        "active", "checked", "default", "disabled", "enabled", "focus", "focused", "hover", "hovered", "inactive",
        "normal", "pressed", "rest", "selected", "unchecked", "unselected", "visited",
    ]

    /// The words that can also name a purpose, if there are sibling groups in the same layer.
    static let doubtfulLayerWords = purposeWords.union([
        "base", "core", "mode", "modes", "reference", "seed", "system", "theme",
    ])

    /// The words of these that rather name a purpose, even beside another layer.
    static let purposeWords: Set = ["brand"]

    /// Returns the words of a group's name in lower case: `color` and `primitives` for `@color_Primitives`, `ui` and `kit`
    /// for `UIKit`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var isInside = false
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isPart = NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar)
            let endsAcronym = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
            let isCapital =
                scalar.properties.isUppercase && (endsAcronym || words.last?.last?.isUppercase == false)
            if isPart, !isInside || isCapital { words.append("") }
            if isPart { words[words.count - 1].unicodeScalars.append(scalar) }
            isInside = isPart
        }
        return words.map { $0.lowercased() }
    }

    /// Returns whether a group's name only repeats the type of the output: `color`, or `color-tokens`.
    func isType(_ name: String) -> Bool {
        let words = Self.words(of: name).filter { $0 != "token" && $0 != "tokens" }
        return !words.isEmpty && words.allSatisfy(self.words.contains)
    }

    /// Returns the primitive or the semantic layer, if a group's name only contains words for it. Words that can name a
    /// purpose count beside a group that is named after the other layer: `system` beside `reference`.
    static func layer(named name: String, besides others: [String]) -> Layer? {
        guard let layer = layer(named: name) else { return nil }
        let isCertain =
            doubtfulLayerWords.isDisjoint(with: words(of: name))
            || others.contains { self.layer(named: $0).map { $0 != layer } ?? false }
        return isCertain ? layer : nil
    }

    private static func layer(named name: String) -> Layer? {
        let words = words(of: name)
        return words.isEmpty
            ? nil : [.primitive, .semantic].first { Set(layerWords[$0] ?? []).isSuperset(of: words) }
    }

    /// Returns whether the name of a file or token set says what its tokens are for, rather than their layer or mode.
    static func namesPurpose(_ name: String) -> Bool {
        let words = words(of: name).filter { !allLayerWords.contains($0) }
        return !words.isEmpty && !ModeWords.isUnnamed(name) && !ModeWords.isAppearance(name)
    }

    /// Returns whether a group named after a layer only sorts tokens by their kinds: `tokens` around `color` and `space`.
    static func sortsByKind(_ name: String, around subgroups: [String]) -> Bool {
        return !subgroups.isEmpty && allLayerWords.isSuperset(of: words(of: name))
            && subgroups.allSatisfy {
                kindWords.isSuperset(of: words(of: $0)) || textProperties[$0.lowercased()] != nil
            }
    }

    /// Returns whether a group's name only contains words for some layers and for kinds of values: `size_primitive`.
    func isLayer(_ name: String, among layers: [Layer]) -> Bool {
        let layerWords = layers.reduce(into: Set()) { $0.formUnion(Self.layerWords[$1] ?? []) }
        let rest = Self.words(of: name).filter { !words.contains($0) && !Self.kindWords.contains($0) }
        return !rest.isEmpty && rest.allSatisfy(layerWords.contains)
    }
}
