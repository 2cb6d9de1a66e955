import Mustache

enum ImageFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let images = context.output.images
        switch key {
        case .name: return .text(context.language.declaration(images.names[index]))
        case .lookupName: return .text(context.language.text(images.images[index].lookupName))
        case .isTemplate: return .flag(images.images[index].properties.isTemplate)
        default: return nil
        }
    }
}

/// The images of one category.
enum ImageCategoryFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let category = context.output.images.categories[index]
        switch key {
        case .title: return .text(context.language.comment(category.names.joined(separator: " / ")))
        case .images: return FrameKind.image.frames(category.range)
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.output.images.categories.count - 1)
        default: return nil
        }
    }
}
