/// A font made by a test: the tables that say what it is, and no letters.
package struct SampleFont: Sendable {
    /// An entry of the table of names.
    package struct Text: Sendable {
        package var platform = 3
        package var encoding = 1
        package var language = 0x409
        package var name: Int
        package var bytes: [UInt8]

        /// A text as Windows has it: two bytes a character, unless it is given as bytes.
        package init(_ name: Int, _ text: String, language: Int = 0x409) {
            self.name = name
            self.language = language
            bytes = text.utf16.flatMap { bytes16($0) }
        }

        package init(_ name: Int, macintosh bytes: [UInt8]) {
            (platform, encoding, language) = (1, 0, 0)
            self.name = name
            self.bytes = bytes
        }
    }

    /// A named instance of a variable font: where it is on each axis.
    package struct Instance: Sendable {
        package var style: Int
        package var postScriptName: Int?
        package var coordinates: [Double]

        package init(_ style: Int, _ coordinates: [Double], postScriptName: Int? = nil) {
            self.style = style
            self.coordinates = coordinates
            self.postScriptName = postScriptName
        }
    }

    package var version: [UInt8] = [0, 1, 0, 0]
    package var texts: [Text]
    /// `fsType`: the conditions on which the font may be passed on inside of documents.
    package var embedding = 0
    package var weight = 400
    package var width = 5
    package var selection = 0
    package var style = 0
    package var unitsPerEm = 1_000
    /// The ascender, the descender and the gap.
    package var metrics = [900, -300, 50]
    package var axes: [(tag: String, usual: Double)] = []
    package var instances: [Instance] = []
    /// Tables that are left out.
    package var missing: Set<String> = []

    package init(_ family: String, _ postScriptName: String, weight: Int = 400, isItalic: Bool = false) {
        texts = [Text(1, family), Text(6, postScriptName)]
        self.weight = weight
        selection = isItalic ? 1 : 0
    }

    /// The file.
    package var bytes: [UInt8] { bytes(at: 0) }

    /// A file of several fonts.
    package static func collection(_ fonts: [SampleFont]) -> [UInt8] {
        var result = Array("ttcf".utf8) + bytes16(1) + bytes16(0) + bytes32(fonts.count)
        var content: [UInt8] = []
        let start = result.count + 4 * fonts.count
        for font in fonts {
            result += bytes32(start + content.count)
            content += font.bytes(at: start + content.count)
        }
        return result + content
    }

    /// The font as it stands in a file at an offset: the list of tables, then the tables.
    private func bytes(at offset: Int) -> [UInt8] {
        let tables = [
            ("OS/2", windowsTable), ("fvar", variationTable), ("head", headTable), ("hhea", horizontalTable),
            ("name", nameTable),
        ].filter { !missing.contains($0.0) && !$0.1.isEmpty }
        var list = version + bytes16(tables.count) + [UInt8](repeating: 0, count: 6)
        var content: [UInt8] = []
        let start = offset + list.count + 16 * tables.count
        for (tag, table) in tables {
            list += Array(tag.utf8) + bytes32(0) + bytes32(start + content.count) + bytes32(table.count)
            content += table
        }
        return list + content
    }

    private var nameTable: [UInt8] {
        var records = bytes16(0) + bytes16(texts.count) + bytes16(6 + 12 * texts.count)
        var content: [UInt8] = []
        for text in texts {
            records += [text.platform, text.encoding, text.language, text.name].flatMap(bytes16)
            records += bytes16(text.bytes.count) + bytes16(content.count)
            content += text.bytes
        }
        return records + content
    }

    private var windowsTable: [UInt8] {
        var table = [UInt8](repeating: 0, count: 96)
        table.replaceSubrange(4..<8, with: bytes16(weight) + bytes16(width))
        table.replaceSubrange(8..<10, with: bytes16(embedding))
        table.replaceSubrange(62..<64, with: bytes16(selection))
        return table
    }

    private var headTable: [UInt8] {
        var table = [UInt8](repeating: 0, count: 54)
        table.replaceSubrange(18..<20, with: bytes16(unitsPerEm))
        table.replaceSubrange(44..<46, with: bytes16(style))
        return table
    }

    private var horizontalTable: [UInt8] { [0, 1, 0, 0] + metrics.flatMap(bytes16) + [UInt8](repeating: 0, count: 26) }

    private var variationTable: [UInt8] {
        guard !axes.isEmpty else { return [] }
        let hasNames = instances.contains { $0.postScriptName != nil }
        let size = 4 + 4 * axes.count + (hasNames ? 2 : 0)
        var table = [1, 0, 16, 2, axes.count, 20, instances.count, size].flatMap(bytes16)
        for (tag, usual) in axes {
            table += Array(tag.utf8) + bytes32(0) + bytesOfFixed(usual) + [UInt8](repeating: 0, count: 8)
        }
        for instance in instances {
            table += bytes16(instance.style) + bytes16(0) + instance.coordinates.flatMap(bytesOfFixed)
            if hasNames { table += bytes16(instance.postScriptName ?? 0xFFFF) }
        }
        return table
    }
}

// Numbers as fonts have them, the first byte first.

private func bytes16(_ number: some BinaryInteger) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}

private func bytes32(_ number: Int) -> [UInt8] { bytes16(number >> 16) + bytes16(number) }

private func bytesOfFixed(_ number: Double) -> [UInt8] { bytes32(Int(number * 65_536)) }
