import Diagnostics

/// The words for what can be wrong in a template.
extension TemplateCompiler {
    mutating func reportUnclosed(at offset: Int, ending: [UInt8]) {
        let advice = Diagnostic.Note("end it with \(String(decoding: ending, as: UTF8.self))")
        report(offset, .unclosedTag, "this tag is never closed", advice)
    }

    mutating func reportUnclosed(section tag: TagScanner.Tag) {
        let name = source.quote(tag.content)
        let advice = Diagnostic.Note("add {{/\(name)}} where it ends")
        report(tag.range.lowerBound, .unclosedSection, "the section '\(name)' is never closed", advice)
    }

    mutating func reportUnopened(_ tag: TagScanner.Tag) {
        let name = source.quote(tag.content)
        let advice = Diagnostic.Note("remove it, or open the section with {{#\(name)}}")
        report(tag.range.lowerBound, .unopenedSection, "'\(name)' is closed here and was never opened", advice)
    }

    mutating func reportMismatch(_ tag: TagScanner.Tag, open: TagScanner.Tag) {
        let (name, openName) = (source.quote(tag.content), source.quote(open.content))
        let place = Diagnostic.Note("'\(openName)' is opened here", at: source.location(of: open.range.lowerBound))
        let advice = Diagnostic.Note("close '\(openName)' first: {{/\(openName)}}")
        let message = "'\(name)' is closed here, while the section '\(openName)' is open"
        report(tag.range.lowerBound, .mismatchedSection, message, place, advice)
    }

    mutating func reportTooDeep(_ tag: TagScanner.Tag) {
        let message = "sections are nested more than \(Self.sectionLimit) levels deep"
        report(tag.range.lowerBound, .templateDepth, message, Diagnostic.Note("move inner sections to a partial"))
    }

    mutating func reportDelimiters(_ tag: TagScanner.Tag) {
        let message = "this does not set two delimiters"
        let advice = Diagnostic.Note("write {{=<% %>=}}: two words of up to 16 bytes, without '='")
        report(tag.range.lowerBound, .invalidDelimiters, message, advice)
    }

    mutating func reportUnsupported(_ tag: TagScanner.Tag, _ feature: String, advice: String) {
        let message = "\(feature) is not supported in these templates"
        report(tag.range.lowerBound, .unsupportedTag, message, Diagnostic.Note(advice))
    }

    mutating func reportName(_ tag: TagScanner.Tag, _ problem: String, advice: String) {
        report(tag.range.lowerBound, .invalidName, "this tag \(problem)", Diagnostic.Note(advice))
    }

    mutating func reportUnknown(_ segment: Range<Int>, in tag: TagScanner.Tag) {
        let name = source.quote(segment)
        let advice = NearestName.advice(
            for: name, among: names.all, quote: "'",
            otherwise: "the documentation of templates lists the names that they may use")
        report(tag.range.lowerBound, .unknownName, "no template knows the name '\(name)'", Diagnostic.Note(advice))
    }

    private mutating func report(_ offset: Int, _ code: DiagnosticCode, _ message: String, _ notes: Diagnostic.Note...)
    {
        let location = source.location(of: offset)
        problems.append((offset, Diagnostic(.error, code, message, at: location, notes: notes)))
    }
}
