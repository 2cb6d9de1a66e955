/// The images and colors that a file of Interface Builder lists as its resources.
package struct InterfaceFile: Sendable {
    /// The file name extensions of such files.
    package static let endings: Set<String> = ["xib", "storyboard"]

    /// A name with its place in the file.
    package struct Resource: Sendable {
        package let name: String
        package let kind: AssetPosition.Kind
        package let line: Int
        /// The column of the name in bytes, starting at 1.
        package let column: Int
    }

    package private(set) var resources: [Resource] = []

    /// Reads the elements `<image name="…">` and `<namedColor name="…">`. Images of the system, and those inside the
    /// file, which have colons in their names, are skipped.
    package init(_ bytes: [UInt8]) {
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            guard let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
                continue
            }
            let text = line[start...]
            for (tag, kind) in Self.tags where text.starts(with: tag.utf8) {
                let name = text.dropFirst(tag.utf8.count).prefix { $0 != UInt8(ascii: "\"") }
                let rest = String(decoding: text, as: UTF8.self)
                guard !rest.contains("catalog=\"system\""), !rest.contains("&"), !name.contains(UInt8(ascii: ":"))
                else { continue }
                resources.append(
                    Resource(
                        name: String(decoding: name, as: UTF8.self), kind: kind, line: number + 1,
                        column: name.startIndex - line.startIndex + 1))
            }
        }
    }

    private static let tags: [(String, AssetPosition.Kind)] = [
        ("<image name=\"", .image), ("<namedColor name=\"", .color),
    ]
}
