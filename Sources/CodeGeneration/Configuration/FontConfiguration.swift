import DesignTokens
import LocatedJSON

/// What the configuration says of fonts.
package struct FontConfiguration: Sendable {
    /// Font files, folders of them, and patterns.
    package var files: [Located<String>] = []
    var names: [Family] = []

    /// What a family's fonts are called.
    struct Family: Sendable {
        var name: Located<String>
        /// The family that takes its place.
        var substitute: Located<String>?
        var fonts: [Font] = []
    }

    struct Font: Sendable {
        var weight: FontWeight
        var postScriptName: Located<String>
    }

    package init() {}

    /// Whether nothing is said.
    var isEmpty: Bool { files.isEmpty && names.isEmpty }
}

extension FontConfiguration {
    /// Reads the value of `"fonts"`.
    init(_ node: JSONNode, _ reader: inout ObjectReader) {
        guard let object = reader.object(node, "\"fonts\"", keys: ["files", "names"]) else { return }
        files = reader.strings(object["files"]) ?? []
        for (name, value) in reader.members(object["names"], "\"names\"") {
            var family = Family(name: name)
            if reader.document.kind(of: value) == .object {
                family.fonts = Self.fonts(value, &reader)
            } else {
                family.substitute = reader.string(value)
            }
            names.append(family)
        }
    }

    /// The members of a family: weights, with or without a style, and PostScript names.
    private static func fonts(_ node: JSONNode, _ reader: inout ObjectReader) -> [Font] {
        reader.members(node, "this").compactMap { key, value in
            guard let name = reader.string(value) else { return nil }
            switch StudioValue.fontWeight(key.value) {
            case .success(let weight): return Font(weight: weight, postScriptName: name)
            case .failure:
                reader.report(
                    .invalidConfiguration, "\"\(key.value)\" is not the weight of a font", at: key.location,
                    advice: "write it as \"400\", \"700 italic\" or \"semibold\"")
                return nil
            }
        }
    }
}
