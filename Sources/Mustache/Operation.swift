/// One step of rendering; a compiled template is a flat list of them.
///
/// Positions in bytes, keys and operations count from the start of the template, and from the start of the whole
/// library once it is linked.
enum Operation: Sendable {
    /// Writes the indentation: a line of the template starts here that is neither empty nor a tag alone.
    case lineStart
    case literal(Range<Int>)
    case value(TagName, isEscaped: Bool)
    /// Renders what follows for every item of a value, or goes on behind its end when there is none.
    case section(TagName, end: Int)
    /// Goes back for the next item of the innermost section.
    case sectionEnd
    /// Goes on behind its end when the value is there.
    case inverted(TagName, end: Int)
    case partial(PartialTag)
    /// Returns to the template that included this one.
    case templateEnd
}

struct TagName: Sendable {
    /// The keys of a dotted name; none for the implicit iterator.
    var keys: Range<Int>
    var text: Range<Int>
    var offset: Int
}

struct PartialTag: Sendable {
    /// Which of the template's ``MustacheTemplate/partials`` it is; in a linked library, the first operation.
    var target: Int
    /// The bytes to write before each of its lines; `nil` for a tag in the middle of a line.
    var indentation: Range<Int>?
    var offset: Int
}

extension Operation {
    /// The same operation for a template that now starts at other positions; `target` turns the index of a partial into
    /// the position of its first operation.
    func moved(to base: ProgramPosition, target: (Int) -> Int) -> Operation {
        switch self {
        case .lineStart, .sectionEnd, .templateEnd: self
        case .literal(let range): .literal(range.moved(by: base.byte))
        case .value(let name, let isEscaped): .value(name.moved(to: base), isEscaped: isEscaped)
        case .section(let name, let end): .section(name.moved(to: base), end: end + base.operation)
        case .inverted(let name, let end): .inverted(name.moved(to: base), end: end + base.operation)
        case .partial(let tag):
            .partial(
                PartialTag(
                    target: target(tag.target), indentation: tag.indentation?.moved(by: base.byte),
                    offset: tag.offset + base.byte))
        }
    }
}

/// A place in the three arrays of a linked library.
struct ProgramPosition: Sendable {
    var byte = 0
    var key = 0
    var operation = 0
}

extension TagName {
    fileprivate func moved(to base: ProgramPosition) -> TagName {
        TagName(keys: keys.moved(by: base.key), text: text.moved(by: base.byte), offset: offset + base.byte)
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
