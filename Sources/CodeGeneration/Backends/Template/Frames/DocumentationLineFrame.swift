import Mustache

/// A line of a token's description.
enum DocumentationLineFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        key == .line ? .text(context.documentation.lines[index]) : nil
    }
}
