import Diagnostics

/// Compiles the tags of one template to operations, and collects all errors.
struct TemplateCompiler {
    static let problemLimit = 100
    static let sectionLimit = 256

    private(set) var operations: [Operation] = []
    private(set) var keys: [Int] = []
    private(set) var partials: [MustacheTemplate.Partial] = []
    let names: MustacheNames
    var problems: [(offset: Int, diagnostic: Diagnostic)] = []
    let source: SourceText

    private var scanner: TagScanner
    /// The open sections: their tags and the indices of their operations.
    private var sections: [(tag: TagScanner.Tag, operation: Int)] = []
    /// The offset up to which the text has been compiled.
    private var consumed: Int

    init(_ source: SourceText, names: MustacheNames) {
        self.source = source
        self.names = names
        scanner = TagScanner(source)
        consumed = source.start
    }

    /// The problems, ordered by place.
    var diagnostics: [Diagnostic] {
        problems.sorted { $0.offset < $1.offset }.map(\.diagnostic)
    }

    /// Compiles the whole template, or stops early after too many problems.
    mutating func compile() {
        while problems.count < Self.problemLimit, sections.count <= Self.sectionLimit {
            switch scanner.next() {
            case .tag(let tag):
                compile(tag)
            case .unclosed(let offset, let ending):
                let advice = "end it with \(String(decoding: ending, as: UTF8.self))"
                report(offset, .invalidTemplate, "this tag is never closed", advice)
            case .end:
                appendText(to: source.bytes.count)
                for section in sections {
                    let name = source.quote(section.tag.content)
                    report(
                        section.tag, .invalidTemplate, "the section '\(name)' is never closed",
                        "add {{/\(name)}} where it ends")
                }
                return operations.append(.templateEnd)
            }
        }
        guard let tooDeep = sections.last, sections.count > Self.sectionLimit else { return }
        let message = "more than \(Self.sectionLimit) nested sections"
        report(tooDeep.tag, .limitExceeded, message, "move inner sections to a partial")
    }

    private mutating func compile(_ tag: TagScanner.Tag) {
        let line = standaloneLine(of: tag)
        appendText(to: line?.lowerBound ?? tag.range.lowerBound)
        if line == nil, source.isLineStart(tag.range.lowerBound) { operations.append(.lineStart) }
        consumed = line?.upperBound ?? tag.range.upperBound
        switch tag.kind {
        case .comment: break
        case .delimiters: setDelimiters(tag)
        case .escaped: operations.append(.value(name(of: tag), isEscaped: true))
        case .unescaped, .unescapedBraces: operations.append(.value(name(of: tag), isEscaped: false))
        case .section, .inverted: open(tag)
        case .end: close(tag)
        case .partial: include(tag, indentation: line.map { $0.lowerBound..<tag.range.lowerBound })
        case .inheritance: reportUnsupported(tag, "template inheritance", advice: "use a partial: {{>name}}")
        case .pragma: reportUnsupported(tag, "a pragma", advice: "remove it; nothing is escaped here")
        }
    }

    /// Returns the whole line of a standalone tag, with its line break.
    private func standaloneLine(of tag: TagScanner.Tag) -> Range<Int>? {
        guard tag.kind.canStandAlone else { return nil }
        var (start, end) = (tag.range.lowerBound, tag.range.upperBound)
        while start > consumed, source.bytes[start - 1].isBlank { start -= 1 }
        guard source.isLineStart(start) else { return nil }
        while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
        if end == source.bytes.count { return start..<end }
        return source.endOfLineBreak(at: end).map { start..<$0 }
    }

    /// Compiles the text up to a tag, line by line, so that indentation can be inserted.
    private mutating func appendText(to end: Int) {
        while consumed < end {
            if source.isLineStart(consumed), source.endOfLineBreak(at: consumed) == nil {
                operations.append(.lineStart)
            }
            var next = consumed
            while next < end, source.bytes[next] != .newline { next += 1 }
            next = min(next + 1, end)
            operations.append(.literal(consumed..<next))
            consumed = next
        }
    }

    private mutating func setDelimiters(_ tag: TagScanner.Tag) {
        let parts = source.bytes[tag.content].split(whereSeparator: \.isSpaceOrControl)
        let areValid = parts.allSatisfy { $0.count <= 16 && !$0.contains(UInt8(ascii: "=")) }
        guard parts.count == 2, areValid else {
            let advice = "write two delimiters of up to 16 bytes without '=', such as {{=<% %>=}}"
            return report(tag, .invalidTemplate, "expected two delimiters in this tag", advice)
        }
        scanner.delimiters = (Array(parts[0]), Array(parts[1]))
    }

    private mutating func open(_ tag: TagScanner.Tag) {
        sections.append((tag, operations.count))
        let name = name(of: tag)
        operations.append(tag.kind == .section ? .section(name, end: 0) : .inverted(name, end: 0))
    }

    /// Closes the innermost section. A tag that closes an outer section also closes all sections inside it.
    private mutating func close(_ tag: TagScanner.Tag) {
        guard let innermost = sections.last else { return reportUnopened(tag) }
        guard isSameName(innermost.tag, tag) else {
            reportMismatch(tag, open: innermost.tag)
            if let match = sections.lastIndex(where: { isSameName($0.tag, tag) }) { sections.removeSubrange(match...) }
            return
        }
        sections.removeLast()
        switch operations[innermost.operation] {
        case .inverted(let name, _):
            operations[innermost.operation] = .inverted(name, end: operations.count)
        case .section(let name, _):
            operations.append(.sectionEnd)
            operations[innermost.operation] = .section(name, end: operations.count)
        default:
            break
        }
    }

    private func isSameName(_ first: TagScanner.Tag, _ second: TagScanner.Tag) -> Bool {
        source.bytes[first.content] == source.bytes[second.content]
    }

    private mutating func include(_ tag: TagScanner.Tag, indentation: Range<Int>?) {
        guard isWord(tag) else { return }
        if source.bytes[tag.content.lowerBound] == UInt8(ascii: "*") {
            return reportUnsupported(tag, "a dynamic name", advice: "name the partial, or choose it with sections")
        }
        let name = String(decoding: source.bytes[tag.content], as: UTF8.self)
        let offset = tag.range.lowerBound
        operations.append(.partial(PartialTag(target: partials.count, indentation: indentation, offset: offset)))
        partials.append(.init(name: name, offset: offset, isInsideSection: !sections.isEmpty))
    }

    /// Returns the keys of a tag's name, except for invalid ones, which make the template invalid.
    private mutating func name(of tag: TagScanner.Tag) -> TagName {
        let first = keys.count
        let content = source.bytes[tag.content]
        if isWord(tag), !content.elementsEqual(".".utf8) {
            if content.contains(UInt8(ascii: "(")) {
                reportUnsupported(
                    tag, "a lambda", advice: "use the documented values directly; they cannot be functions")
            } else {
                appendKeys(of: content, in: tag)
            }
        }
        return TagName(keys: first..<keys.count, text: tag.content, offset: tag.range.lowerBound)
    }

    private mutating func appendKeys(of content: ArraySlice<UInt8>, in tag: TagScanner.Tag) {
        let segments = content.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard segments.allSatisfy({ !$0.isEmpty }) else {
            return reportName(tag, "has an empty part between its dots", advice: "write it as {{group.name}}")
        }
        for segment in segments {
            guard let key = names.key(of: String(decoding: segment, as: UTF8.self)) else {
                return reportUnknown(segment.startIndex..<segment.endIndex, in: tag)
            }
            keys.append(key)
        }
    }

    /// Whether a tag contains a single word, as every name must.
    private mutating func isWord(_ tag: TagScanner.Tag) -> Bool {
        if tag.content.isEmpty {
            reportName(tag, "has no name", advice: "write the name between the delimiters")
        } else if source.bytes[tag.content].contains(where: \.isSpaceOrControl) {
            reportName(
                tag, "has a name with a space in it",
                advice: "write a name without spaces, and check that the tag is closed")
        } else {
            return true
        }
        return false
    }
}
