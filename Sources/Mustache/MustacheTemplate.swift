import Diagnostics

/// A compiled template, ready to become part of a ``MustacheLibrary``.
///
/// The language is the required part of the Mustache specification: comments, set delimiters, interpolation,
/// sections, inverted sections and partials, with dotted names, implicit iterators and standalone lines.
package struct MustacheTemplate: Sendable {
    /// A partial tag, with the facts for finding the partial and checking that it ends.
    struct Partial: Sendable {
        var name: String
        var offset: Int
        var isInsideSection: Bool
    }

    let source: SourceText
    let operations: [Operation]
    let keys: [Int]
    let partials: [Partial]
    /// The names of the templates that this one includes.
    package var partialNames: [String] { partials.map(\.name) }

    /// Compiles a UTF-8 template, or returns errors, ordered by place.
    package static func compile(
        _ source: [UInt8], path: String, names: MustacheNames
    ) -> (template: MustacheTemplate?, diagnostics: [Diagnostic]) {
        let source = SourceText(source, path: path)
        if let error = source.encodingError() { return (nil, [error]) }
        var compiler = TemplateCompiler(source, names: names)
        compiler.compile()
        guard compiler.problems.isEmpty else { return (nil, compiler.diagnostics) }
        let template = MustacheTemplate(
            source: source, operations: compiler.operations, keys: compiler.keys, partials: compiler.partials)
        return (template, [])
    }
}
