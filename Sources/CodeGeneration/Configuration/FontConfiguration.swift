import DesignTokens
import LocatedJSON

/// The font settings.
package struct FontConfiguration: Sendable {
    /// Font files, folders of them, and patterns.
    package var files: [Located<String>] = []
    var names: [Family] = []

    /// The PostScript names of a family's fonts.
    struct Family: Sendable {
        var name: Located<String>
        /// The family to use instead.
        var substitute: Located<String>?
        var fonts: [Font] = []
    }

    struct Font: Sendable {
        var weight: FontWeight
        var postScriptName: Located<String>
    }

    package init() {}

    /// Whether nothing is configured.
    var isEmpty: Bool { files.isEmpty && names.isEmpty }
}

extension FontConfiguration {
    /// Reads `"fonts"`.
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

    /// Reads the fonts of a family: PostScript names by weight with an optional style.
    private static func fonts(_ node: JSONNode, _ reader: inout ObjectReader) -> [Font] {
        reader.members(node, "this").compactMap { key, value in
            guard let name = reader.string(value) else { return nil }
            switch StudioValue.fontWeight(key.value) {
            case .success(let weight): return Font(weight: weight, postScriptName: name)
            case .failure:
                reader.report(
                    .invalidConfiguration, "'\(key.value)' is not a font weight", at: key.location,
                    advice: "use a weight such as \"400\", \"700 italic\" or \"semibold\"")
                return nil
            }
        }
    }
}
