// A libFuzzer program: whatever the bytes are, compiling them as templates and rendering these must not crash, and must
// end. Scripts/fuzz compiles and runs it.

import Diagnostics
import Mustache

/// What libFuzzer calls with each input: the template "0", and perhaps others, with a NUL between them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // A partial can write its indentation at each of 512 levels: more bytes would only cost time.
    let bytes = UnsafeBufferPointer(start: start, count: min(count, 1_000))
    let files = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    var templates: [String: MustacheTemplate] = [:]
    for (number, file) in files.enumerated() {
        let compiled = MustacheTemplate.compile(file, path: "\(number).mustache", names: Model.names)
        precondition((compiled.template == nil) != compiled.diagnostics.isEmpty, "neither a template nor an error")
        for diagnostic in compiled.diagnostics { examine(diagnostic, of: file) }
        templates["\(number)"] = compiled.template
    }
    guard templates["0"] != nil else { return 0 }
    for dialect in [MustacheDialect.strict, .specification] { render(templates, dialect) }
    return 0
}

private func render(_ templates: [String: MustacheTemplate], _ dialect: MustacheDialect) {
    let linked = MustacheLibrary.link(templates, dialect: dialect)
    linked.diagnostics.forEach(examine)
    guard let library = linked.library else { return precondition(!linked.diagnostics.isEmpty, "no library, no error") }
    var limits = RenderLimits()
    limits.steps = 100_000
    limits.bytes = 1 << 20
    let rendered = library.render("0", model: Model(), root: Model.root, limits: limits)
    rendered.diagnostics.forEach(examine)
    guard let output = rendered.bytes else { return precondition(!rendered.diagnostics.isEmpty, "no text, no error") }
    precondition(output.count <= limits.bytes, "more than the limit")
    precondition(String(validating: output, as: UTF8.self) != nil, "UTF-8 became something else")
}

/// An object with every kind of value, which holds three of its kind, which hold one each.
private struct Model: MustacheModel {
    static let names = MustacheNames(["text", "nothing", "yes", "no", "one", "many", "none"])
    static let root = MustacheFrame(kind: 0, index: 0)

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        switch (key, frame.kind) {
        case (MustacheNames.itself, 1...): .text("\(frame.index)")
        case (0, _): .text("a\n<b> & \"é\"")
        case (1, _): .text("")
        case (2, _): .flag(true)
        case (3, _): .flag(false)
        case (4, 0...1): .frame(MustacheFrame(kind: frame.kind + 1, index: 0))
        case (5, 0): .frames((1...3).map { MustacheFrame(kind: 1, index: $0) })
        case (6, _): .frames([])
        default: nil
        }
    }
}
