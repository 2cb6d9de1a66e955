import Mustache

/// A colour where people ask for more contrast.
enum ContrastColorFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let entry = context.contrast.entries[index]
        guard key == .expression else { return TokenFrame.value(of: key, at: entry.position, in: context) }
        return .text(entry.expression)
    }
}
