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
        /// The weight and style, or the name of the style, without families.
        var request: FontRequest
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

    /// Reads the fonts of a family: PostScript names by weight with an optional style, or by the font's own name of a style.
    private static func fonts(_ node: JSONNode, _ reader: inout ObjectReader) -> [Font] {
        reader.members(node, "this").compactMap { key, value in
            guard let name = reader.string(value) else { return nil }
            switch StudioValue.fontWeight(key.value) {
            case .success(let weight):
                let request = FontRequest(families: [], weight: weight.weight, isItalic: weight.isItalic)
                return Font(request: request, postScriptName: name)
            case .failure:
                if let style = StudioValue.fontStyleName(key.value) {
                    let request = FontRequest(families: [], weight: 400, isItalic: false, styleName: style)
                    return Font(request: request, postScriptName: name)
                }
                reader.report(
                    .invalidConfiguration, "'\(key.value)' is not a font weight", at: key.location,
                    advice: "use a weight such as \"400\", \"700 italic\" or \"semibold\"")
                return nil
            }
        }
    }
}
