/// A step of rendering; a compiled template is a flat list of them.
///
/// Positions of bytes, keys and operations are relative to the template, and to the whole library after linking.
enum Operation: Sendable {
    /// Writes the indentation at the beginning of a line that is neither empty nor a standalone tag.
    case lineStart
    case literal(Range<Int>)
    case value(TagName, isEscaped: Bool)
    /// Renders the following operations for every item of a value, or continues after the end without one.
    case section(TagName, end: Int)
    /// Returns to the start of the innermost section for the next item.
    case sectionEnd
    /// Continues after the end if there is a value.
    case inverted(TagName, end: Int)
    case partial(PartialTag)
    case templateEnd
}

struct TagName: Sendable {
    /// The keys of a dotted name, empty for the implicit iterator.
    var keys: Range<Int>
    var text: Range<Int>
    var offset: Int
}

struct PartialTag: Sendable {
    /// The index in the template's ``MustacheTemplate/partials``; after linking, the index of the first operation.
    var target: Int
    /// The bytes to write before each line, or `nil` for a tag in the middle of a line.
    var indentation: Range<Int>?
    var offset: Int
}

extension Operation {
    /// The same operation after the template was moved; `target` converts the index of a partial to that of its first
    /// operation.
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

/// A position in the three arrays of a linked library.
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
