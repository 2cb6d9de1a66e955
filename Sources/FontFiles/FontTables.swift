/// The tables of one font, and the facts in them.
struct FontTables {
    private let data: FontData
    private var ranges: [String: Range<Int>] = [:]

    /// Reads the places of the tables of the font at an offset.
    init(at offset: Int, of data: FontData) throws(FontProblem) {
        self.data = data
        guard let start = try data.table(offset..<offset + Self.headerLength, atMost: .max),
            let count = start.unsigned16(at: 4), 1...Self.tableLimit ~= count,
            let list = try data.table(
                offset + Self.headerLength..<offset + Self.headerLength + Self.entryLength * count, atMost: .max)
        else { throw .damaged("the list of its tables is invalid") }
        for entry in 0..<count {
            let place = entry * Self.entryLength
            guard let tag = list.tag(at: place), let start = list.unsigned32(at: place + 8),
                let length = list.unsigned32(at: place + 12)
            else { continue }
            ranges[tag] = start..<start + length
        }
    }

    /// The font, or each of the named instances of a variable font.
    func faces() throws(FontProblem) -> [FontFace] {
        guard let names = try table("name", atMost: Self.sizeLimit).flatMap(NameTable.init) else {
            throw .damaged("the table of its names is invalid")
        }
        guard let postScriptName = names.text(.postScript), !postScriptName.isEmpty else { throw .nameless }
        let windows = try table("OS/2", atMost: 128)
        let style = FontStyle(windows: windows, head: try table("head", atMost: 54))
        let face = FontFace(
            postScriptName: postScriptName, families: names.texts(.typographicFamily) + names.texts(.family),
            weight: style.weight, isItalic: style.isItalic, isPlain: style.isPlain,
            naturalLineHeight: try naturalLineHeight(),
            // `fsType`: any bit is a condition or a prohibition.
            mayBeEmbedded: windows?.unsigned16(at: 8) == 0)
        guard let variations = try table("fvar", atMost: Self.sizeLimit).flatMap(VariationTable.init) else {
            return [face]
        }
        return variations.faces(of: face, names)
    }

    /// The line height from the metrics that Apple's platforms use for horizontal text, or else from those of Windows,
    /// rounded to a millionth of a font size.
    private func naturalLineHeight() throws(FontProblem) -> Double? {
        guard let units = try table("head", atMost: 54)?.unsigned16(at: 18), 16...16_384 ~= units else { return nil }
        let horizontal = try table("hhea", atMost: 36).flatMap { height(in: $0, at: 4) }
        let typographic = try table("OS/2", atMost: 128).flatMap { height(in: $0, at: 68) }
        return (horizontal ?? typographic).map { (Double($0) / Double(units) * 1e6).rounded() / 1e6 }
    }

    /// The distance from the ascender to the descender, which is negative, plus the gap, or `nil` if it is not
    /// positive.
    private func height(in table: FontTable, at offset: Int) -> Int? {
        guard let ascender = table.signed16(at: offset), let descender = table.signed16(at: offset + 2),
            let gap = table.signed16(at: offset + 4), ascender > descender
        else { return nil }
        return ascender - descender + max(gap, 0)
    }

    private func table(_ tag: String, atMost limit: Int) throws(FontProblem) -> FontTable? {
        guard let range = ranges[tag] else { return nil }
        return try data.table(range, atMost: limit)
    }

    private static let headerLength = 12
    private static let entryLength = 16
    /// The maximum number of tables; fonts have about thirty.
    private static let tableLimit = 1_024
    /// The maximum number of bytes of a table without a fixed size.
    private static let sizeLimit = 1 << 22
}

/// The style of a font in its tables `OS/2` and `head`.
private struct FontStyle {
    var weight = 400.0
    var isItalic = false
    var isPlain = true

    init(windows: FontTable?, head: FontTable?) {
        let flags = head?.unsigned16(at: 44) ?? 0
        isItalic = flags & 2 != 0
        if flags & 1 != 0 { weight = 700 }
        guard let windows else { return }
        if let stated = windows.unsigned16(at: 4), 1...1000 ~= stated { weight = Self.weight(stated) }
        if let width = windows.unsigned16(at: 6), 1...9 ~= width { isPlain = width == 5 }
        // Italic, or oblique.
        if let selection = windows.unsigned16(at: 62), selection & 0b10_0000_0001 != 0 { isItalic = true }
    }

    /// Corrects weights: fonts use 250 and 275 for thin and extra-light because Windows blurred lighter ones, and old
    /// fonts use a single digit.
    private static func weight(_ stated: Int) -> Double {
        switch stated {
        case 1...9: Double(stated) * 100
        case 250: 100
        case 275: 200
        default: Double(stated)
        }
    }
}
