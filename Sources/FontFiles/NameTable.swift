/// The table `name`: strings by name ID, in several languages and encodings.
struct NameTable {
    enum Name: Int {
        case family = 1
        case postScript = 6
        case typographicFamily = 16
    }

    private struct Record {
        var encoding: Encoding
        /// The distance of the language from English.
        var distance: Int
        var range: Range<Int>
    }

    private enum Encoding {
        case utf16, macRoman
    }

    private let table: FontTable
    /// The strings by name ID, those in English first.
    private var records: [Int: [Record]] = [:]

    /// Reads a table, or returns `nil` if its list of strings is invalid. Strings outside the table are skipped.
    init?(_ table: FontTable) {
        guard let count = table.unsigned16(at: 2), let start = table.unsigned16(at: 4) else { return nil }
        self.table = table
        for record in 0..<min(count, Self.recordLimit) {
            let place = 6 + 12 * record
            guard let platform = table.unsigned16(at: place), let kind = table.unsigned16(at: place + 2),
                let language = table.unsigned16(at: place + 4), let name = table.unsigned16(at: place + 6),
                let length = table.unsigned16(at: place + 8), let offset = table.unsigned16(at: place + 10),
                let encoding = Self.encoding(platform, kind)
            else { continue }
            let range = start + offset..<start + offset + length
            guard length <= Self.longestText, range.upperBound <= table.bytes.count else { continue }
            let distance = Self.distance(platform, language)
            records[name, default: []].append(Record(encoding: encoding, distance: distance, range: range))
        }
        for name in records.keys { records[name]?.sort { $0.distance < $1.distance } }
    }

    /// The string for a name, preferably in English.
    func text(_ name: Name) -> String? { text(name.rawValue) }

    func text(_ number: Int) -> String? { records[number]?.first.map(decoded) }

    /// The strings for a name in every language without duplicates, English first.
    func texts(_ name: Name) -> [String] {
        var seen: Set<String> = [""]
        return (records[name.rawValue] ?? []).map(decoded).filter { seen.insert($0).inserted }
    }

    /// The maximum number of strings; fonts have some hundred.
    private static let recordLimit = 4_096
    private static let longestText = 1_024

    /// The encoding of a platform (0 Unicode, 1 Macintosh, 3 Windows), or `nil` for an obsolete one.
    private static func encoding(_ platform: Int, _ kind: Int) -> Encoding? {
        switch (platform, kind) {
        case (0, _), (3, 0), (3, 1), (3, 10): .utf16
        case (1, 0): .macRoman
        default: nil
        }
    }

    private static func distance(_ platform: Int, _ language: Int) -> Int {
        switch (platform, language) {
        case (3, 0x409): 0
        // English of other countries.
        case (3, _) where language & 0xFF == 9: 1
        case (0, _): 2
        case (1, 0): 3
        default: 4
        }
    }

    private func decoded(_ record: Record) -> String {
        let bytes = table.bytes[record.range]
        switch record.encoding {
        case .macRoman: return MacRoman.text(bytes)
        case .utf16:
            let pairs = stride(from: record.range.lowerBound, to: record.range.upperBound - 1, by: 2)
            return String(decoding: pairs.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
        }
    }
}

/// The Macintosh encoding: ASCII and 128 additional characters.
enum MacRoman {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
        return String(scalars)
    }

    private static let upperHalf = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)
}
