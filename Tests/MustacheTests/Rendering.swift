import Diagnostics
import Mustache

/// Renders a template named `main`; the vocabulary is every name that the templates use.
///
/// - Returns: The output, or the diagnostics as they are printed.
func rendered(
    _ template: String,
    _ data: TestData = [:],
    partials: [String: String] = [:],
    dialect: MustacheDialect = .strict,
    limits: RenderLimits = RenderLimits()
) -> String {
    let sources = partials.merging(["main": template]) { _, main in main }.mapValues { Array($0.utf8) }
    let names = MustacheNames(sources.values.flatMap(words))
    var templates: [String: MustacheTemplate] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
        let result = MustacheTemplate.compile(source, path: name, names: names)
        guard let template = result.template else { return printed(result.diagnostics) }
        templates[name] = template
    }
    let linked = MustacheLibrary.link(templates, dialect: dialect)
    guard let library = linked.library else { return printed(linked.diagnostics) }
    let model = TestModel(data, names: names)
    let output = library.render("main", model: model, root: model.root, limits: limits)
    return output.bytes.map { String(decoding: $0, as: UTF8.self) } ?? printed(output.diagnostics)
}

/// All that can be a name in a text, whatever the delimiters.
private func words(in source: [UInt8]) -> [String] {
    String(decoding: source, as: UTF8.self).split { character in
        character.isASCII && !character.isLetter && !character.isNumber && character != "-"
    }.map(String.init)
}

/// Compiles a template whose names are `name`, `tokens` and `groups`, and returns its diagnostics as they are printed.
func problems(_ template: String) -> String {
    problems(Array(template.utf8))
}

/// Compiles bytes as ``problems(_:)`` does.
func problems(_ template: [UInt8]) -> String {
    let names = MustacheNames(["name", "tokens", "groups"])
    return printed(MustacheTemplate.compile(template, path: "t", names: names).diagnostics)
}

/// Returns diagnostics in the form of the command line.
func printed(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(\.text).joined(separator: "\n") }
