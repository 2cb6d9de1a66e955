import Mustache

/// An image.
enum ImageFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let images = context.output.images
        switch key {
        case .name: return .text(context.language.declaration(images.names[index]))
        case .lookupName: return .text(context.language.text(images.images[index].lookupName))
        case .isTemplate: return .flag(images.images[index].isTemplate)
        default: return nil
        }
    }
}
