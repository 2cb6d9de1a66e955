/// The configuration that is used if there is no `tokengenerator.json`.
///
/// The plugins also compile this file, through a link, because they need the outputs before the tool runs. It therefore
/// imports nothing.
enum DefaultConfiguration {
    static let text = """
        {
          "sources":  ["tokens/Mode 1.tokens.json"],
          "catalogs": ["Resources/ImageAssets.xcassets"],
          "layers":   { "primitive": ["Colors.brand"], "semantic": ["Colors.semantic"], "component": ["Component"] },
          "access":   "public",
          "outputs": [
            { "template": "shape-style", "path": "Sources/Color/ShapeStyle+.swift",
              "tokens": { "groups": ["Colors"], "types": ["color"] },
              "names":  { "drop": ["Colors.brand", "Colors.semantic"], "replace": { "Colors.semantic.background": "bg" } } },
            { "template": "cgfloat", "path": "Sources/Extension/CGFloat/CGFloat+Radius+.swift",
              "tokens": { "groups": ["Radius"] }, "names": { "drop": ["Radius"] } },
            { "template": "cgfloat", "path": "Sources/Extension/CGFloat/CGFloat+Spacing+.swift",
              "tokens": { "groups": ["Spacing"] }, "names": { "drop": ["Spacing"], "prefix": "s" } },
            { "template": "component-token", "path": "Sources/UI/Token/ComponentToken.swift",
              "tokens": { "groups": ["Component"] }, "names": { "drop": ["Component"] } },
            { "template": "image-asset", "path": "Sources/Image/ImageAsset.swift" },
            { "template": "color-hex", "path": "Sources/Color/Color+Hex.swift" }
          ]
        }
        """
}
