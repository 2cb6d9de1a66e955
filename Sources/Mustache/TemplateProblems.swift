import Diagnostics

/// Reports the problems of a template.
extension TemplateCompiler {
    mutating func reportUnopened(_ tag: TagScanner.Tag) {
        let name = source.quote(tag.content)
        let advice = "remove it, or open the section with {{#\(name)}}"
        report(tag, .invalidTemplate, "the section '\(name)' is closed, but was never opened", advice)
    }

    mutating func reportMismatch(_ tag: TagScanner.Tag, open: TagScanner.Tag) {
        let (name, openName) = (source.quote(tag.content), source.quote(open.content))
        let place = Diagnostic.Note("'\(openName)' is opened here", at: source.location(of: open.range.lowerBound))
        let message = "cannot close '\(name)' while the section '\(openName)' is open"
        report(tag, .invalidTemplate, message, notes: [place], "close '\(openName)' first: {{/\(openName)}}")
    }

    mutating func reportUnsupported(_ tag: TagScanner.Tag, _ feature: String, advice: String) {
        report(tag, .invalidTemplate, "\(feature) is not supported in templates", advice)
    }

    mutating func reportName(_ tag: TagScanner.Tag, _ problem: String, advice: String) {
        report(tag, .invalidName, "this tag \(problem)", advice)
    }

    mutating func reportUnknown(_ segment: Range<Int>, in tag: TagScanner.Tag) {
        let name = source.quote(segment)
        let advice = NearestName.advice(
            for: name, among: names.all, quote: "'",
            otherwise: "the template reference lists the available names")
        report(tag, .unknownName, "unknown name '\(name)'", advice)
    }

    mutating func report(
        _ tag: TagScanner.Tag, _ code: DiagnosticCode, _ message: String, notes: [Diagnostic.Note] = [],
        _ advice: String
    ) {
        report(tag.range.lowerBound, code, message, notes: notes, advice)
    }

    mutating func report(
        _ offset: Int, _ code: DiagnosticCode, _ message: String, notes: [Diagnostic.Note] = [], _ advice: String
    ) {
        let place = source.location(of: offset)
        problems.append((offset, Diagnostic(.error, code, message, at: place, notes: notes, advice: advice)))
    }
}
