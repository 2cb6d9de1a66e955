/// Words in labels and names that imply the type of a value.
enum ExpectedWords {
    /// Returns whether a label, function or property with this name expects a value of one of these types.
    static func fit(_ name: String, _ valueTypes: [String]) -> Bool {
        guard !name.isEmpty else { return false }
        let name = name.lowercased()
        return valueTypes.contains { type in
            (words[type] ?? [type.lowercased()]).contains { name.contains($0) }
        }
    }

    private static let colors = [
        "color", "colour", "tint", "foreground", "background", "fill", "stroke", "border", "accent", "overlay",
    ]
    private static let images = ["image", "img", "icon", "asset", "logo", "picture", "decorative", "resource"]

    private static let words: [String: [String]] = [
        "Color": colors, "ShapeStyle": colors, "UIColor": colors, "NSColor": colors, "ColorAsset": colors,
        "ImageAsset": images, "Image": images, "SymbolAsset": images, "UIImage": images, "NSImage": images,
        "ImageResource": images, "ColorResource": colors + ["resource"], "NSDataAsset": ["data", "json"],
        "CGFloat": [
            "spacing", "padding", "radius", "width", "height", "size", "inset", "gap", "margin", "offset", "length",
            "top", "bottom", "leading", "trailing", "constant", "blur",
        ],
        "Double": ["opacity", "alpha"],
        "Font": ["font", "typography", "textstyle"],
        "TextStyle": ["textstyle", "typography", "font"],
        "LayeredShadow": ["shadow", "elevation"],
        "BorderStyle": ["border", "outline"],
        "Animation": ["animation", "transition"],
    ]

    /// Returns whether a name is unlikely in common libraries. Single words, and some names with several words, are
    /// likely.
    static func isDistinctive(_ name: String) -> Bool {
        let isOfSeveralWords = name.utf8.dropFirst().contains { byte in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isOfSeveralWords && !libraryNames.contains(name) && !name.hasPrefix("system")
    }

    /// Members of values in SwiftUI and UIKit with several words.
    private static let libraryNames: Set<String> = [
        "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "centerFirstTextBaseline",
        "centerLastTextBaseline",
        "firstTextBaseline", "lastTextBaseline", "topLeft", "topRight", "bottomLeft", "bottomRight", "largeTitle",
        "title1",
        "title2", "title3", "caption1", "caption2", "subheadline", "accentColor", "tintColor", "ultraThinMaterial",
        "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "placeholderText", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "lightText", "darkText", "easeIn", "easeOut", "easeInOut", "scaleToFill",
        "scaleAspectFit", "scaleAspectFill", "extraLarge", "extraSmall", "ultraLight", "semiBold", "touchUpInside",
        "flexibleWidth", "flexibleHeight", "defaultLow", "defaultHigh",
        "disclosureIndicator", "detailButton", "detailDisclosureButton",
    ]
}
