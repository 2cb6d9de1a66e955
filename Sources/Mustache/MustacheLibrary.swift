import Diagnostics

/// A closed set of templates that include each other by name, ready to render.
package struct MustacheLibrary: Sendable {
    private let dialect: MustacheDialect
    /// The operations of all templates, one template after the other; the first one is an empty template.
    let operations: [Operation]
    let bytes: [UInt8]
    let keys: [Int]
    /// The position of each template's first operation.
    private let entries: [String: Int]
    /// The templates by the offset of their first byte, in ascending order.
    private let sources: [(start: Int, source: SourceText)]

    /// Links templates by the names in partial tags, or returns errors, ordered by template name and place:
    /// `unknown-partial` and `endless-partial`.
    package static func link(
        _ templates: [String: MustacheTemplate], dialect: MustacheDialect = .strict
    ) -> (library: MustacheLibrary?, diagnostics: [Diagnostic]) {
        let graph = PartialGraph(templates)
        let diagnostics = (dialect.isStrict ? graph.unknownPartials() : []) + graph.endlessPartials()
        return (diagnostics.isEmpty ? MustacheLibrary(graph, dialect: dialect) : nil, diagnostics)
    }

    private init(_ graph: PartialGraph, dialect: MustacheDialect) {
        var (operations, bytes, keys) = ([Operation.templateEnd], [UInt8](), [Int]())
        var entries: [String: Int] = [:]
        var nextEntry = operations.count
        for (name, template) in zip(graph.names, graph.templates) {
            entries[name] = nextEntry
            nextEntry += template.operations.count
        }
        var sources: [(start: Int, source: SourceText)] = []
        for template in graph.templates {
            let base = ProgramPosition(byte: bytes.count, key: keys.count, operation: operations.count)
            for operation in template.operations {
                operations.append(operation.moved(to: base) { entries[template.partials[$0].name] ?? 0 })
            }
            sources.append((bytes.count, template.source))
            bytes += template.source.bytes
            keys += template.keys
        }
        self.dialect = dialect
        self.operations = operations
        self.bytes = bytes
        self.keys = keys
        self.entries = entries
        self.sources = sources
    }

    /// Renders a template as UTF-8, within limits, or returns errors, one for each tag: `unknown-template`,
    /// `unknown-name`, `not-text`, `template-depth`, `template-steps` and `template-size`.
    package func render(
        _ name: String, model: any MustacheModel, root: MustacheFrame, limits: RenderLimits = RenderLimits()
    ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        guard let entry = entries[name] else { return (nil, [unknownTemplate(name)]) }
        return withProgram { program in
            var renderer = Renderer(program, model: model, root: root, dialect: dialect, limits: limits)
            renderer.run(from: entry)
            let diagnostics = renderer.problems.map { offset, diagnostic in
                var diagnostic = diagnostic
                diagnostic.location = location(of: offset)
                return diagnostic
            }
            return (diagnostics.isEmpty ? renderer.output : nil, diagnostics)
        }
    }

    /// The place of a byte in the linked templates.
    func location(of offset: Int) -> SourceLocation? {
        guard let (start, source) = sources.last(where: { $0.start <= offset }) else { return nil }
        return source.location(of: offset - start)
    }

    private func unknownTemplate(_ name: String) -> Diagnostic {
        let advice = NearestName.advice(
            for: name, among: entries.keys.sorted(), quote: "'",
            otherwise: "a template is named after its file, without .mustache")
        return Diagnostic(.error, .unknownTemplate, "cannot find the template '\(name)'", advice: advice)
    }

    private func withProgram<Result>(_ body: (Program) -> Result) -> Result {
        operations.withUnsafeBufferPointer { operations in
            bytes.withUnsafeBufferPointer { bytes in
                keys.withUnsafeBufferPointer { keys in
                    body(Program(operations: operations, bytes: bytes, keys: keys))
                }
            }
        }
    }
}

/// The arrays of a library, pinned while a template is rendered.
struct Program {
    let operations: UnsafeBufferPointer<Operation>
    let bytes: UnsafeBufferPointer<UInt8>
    let keys: UnsafeBufferPointer<Int>
}
