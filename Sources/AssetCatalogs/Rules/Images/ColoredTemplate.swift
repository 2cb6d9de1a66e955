import Diagnostics

extension CheckedCatalogs {
    /// Finds template images with several colors; only the outline of a template is kept, in the tint color.
    var coloredTemplates: [RuleFinding] {
        assets(.image).filter(\.properties.isTemplate).compactMap { asset in
            let colored = asset.slots.first { images[asset, $0]?.colors == .several }
            guard let colored, let file = colored.file else { return nil }
            return finding(
                asset,
                "'\(asset.name)' is a template image, but '\(file)' has several colors, which are all drawn in the tint color",
                at: colored.location,
                advice: "choose Original Image under Render As in Xcode, or draw the image in one color")
        }
    }
}
