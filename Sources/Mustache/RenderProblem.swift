import Diagnostics

struct RenderProblem {
    enum Kind {
        /// No frame knows the name that stands at these bytes.
        case noValue(Range<Int>)
        /// The name that stands at these bytes means objects, and objects cannot be written.
        case notText(Range<Int>)
        case tooDeep
        /// Rendering takes more than this number of operations.
        case tooLong(Int)
        /// Rendering writes more than this number of bytes.
        case tooLarge(Int)
    }

    var kind: Kind
    var offset: Int

    func diagnostic(in library: MustacheLibrary) -> Diagnostic {
        let (code, message, advice) = words(in: library)
        return Diagnostic(.error, code, message, at: library.location(of: offset), advice: advice)
    }

    private static let adviceOnRepetition = "are sections or partials repeated inside each other?"

    private func words(in library: MustacheLibrary) -> (code: DiagnosticCode, message: String, advice: String) {
        switch kind {
        case .noValue(let range):
            let name = String(decoding: library.bytes[range], as: UTF8.self)
            let advice = "the name exists only inside the sections that the documentation of templates lists for it"
            return (.unknownName, "'\(name)' has no value here", advice)
        case .notText(let range):
            let name = String(decoding: library.bytes[range], as: UTF8.self)
            return (.invalidTemplate, "'\(name)' is not a text", "open it as a section: {{#\(name)}}…{{/\(name)}}")
        case .tooDeep:
            let message = "sections and partials are nested more than 512 levels deep"
            return (.limitExceeded, message, "a template that includes itself needs a section that ends")
        case .tooLong(let limit):
            return (.limitExceeded, "rendering takes more than \(limit) steps", Self.adviceOnRepetition)
        case .tooLarge(let limit):
            return (.limitExceeded, "rendering writes more than \(limit >> 20) MiB", Self.adviceOnRepetition)
        }
    }
}
