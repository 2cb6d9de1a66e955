/// A part of an SVG that Xcode does not draw.
package struct UndrawnPart: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// `<script>`, or an attribute such as `onclick`.
        case script
        /// An address that is neither in the file (`#id`) nor embedded (`data:`).
        case externalReference
        case filter
        case foreignObject
    }

    package var kind: Kind
    /// The spelling: a tag, an attribute or an address.
    package var spelling: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1 in bytes.
    package var column: Int
}

/// Collects the parts of an SVG that Xcode does not draw.
struct SVGParts {
    private let bytes: ImageBytes
    private var parts: [UndrawnPart] = []
    /// The offset up to which lines have been counted.
    private var counted = 0
    private var line = 1
    private var lineStart = 0

    static func undrawn(in bytes: ImageBytes) -> [UndrawnPart] {
        var collector = SVGParts(bytes: bytes)
        var style: Int?
        for tag in XMLTags(bytes) {
            if let style { collector.checkAddresses(in: style..<tag.range.lowerBound) }
            style = tag.name == "style" && tag.kind == .opening ? tag.range.upperBound : nil
            if tag.kind != .closing { collector.check(tag) }
            if collector.parts.count >= limit { break }
        }
        return Array(collector.parts.prefix(limit))
    }

    private mutating func check(_ tag: XMLTag) {
        if let kind = Self.tags[tag.name] { report(kind, "<\(tag.name)>", at: tag.range.lowerBound) }
        for attribute in tag.attributes {
            if attribute.name.hasPrefix("on") {
                report(.script, attribute.name, at: attribute.place)
            } else if attribute.name == "href" || attribute.name.hasSuffix(":href"), tag.name != "a" {
                // The target of a link is not drawn anyway.
                checkAddress(bytes.part(attribute.value).text, at: attribute.place)
            } else {
                checkAddresses(in: attribute.value)
            }
        }
    }

    /// Looks for `url(…)` in a value or a style sheet, and for `@import`, which only occurs in a style sheet.
    private mutating func checkAddresses(in range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            if bytes.hasText("@import", at: place) { report(.externalReference, "@import", at: place) }
            let start = place
            place += 1
            guard bytes.hasText("url(", at: start) else { continue }
            while place < range.upperBound, bytes.unsigned8(at: place) != Int(UInt8(ascii: ")")) { place += 1 }
            checkAddress(bytes.part(start + 4..<place).text, at: start)
        }
    }

    private mutating func checkAddress(_ text: String, at place: Int) {
        let address = text.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
        guard !address.isEmpty, address.first != "#", !address.prefix(5).lowercased().hasPrefix("data:") else { return }
        report(.externalReference, address.filter { $0 != "\"" && $0 != "'" }, at: place)
    }

    /// Adds a part. Offsets are ascending, so that each line is counted once.
    private mutating func report(_ kind: UndrawnPart.Kind, _ spelling: String, at place: Int) {
        while counted < place {
            if bytes.unsigned8(at: counted) == 10 {
                line += 1
                lineStart = counted + 1
            }
            counted += 1
        }
        parts.append(UndrawnPart(kind: kind, spelling: spelling, line: line, column: place - lineStart + 1))
    }

    private static let tags: [String: UndrawnPart.Kind] = [
        "script": .script, "filter": .filter, "foreignObject": .foreignObject,
    ]
    private static let limit = 100
}
