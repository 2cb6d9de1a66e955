import LocatedJSON

/// The format that a file seems to have, with the evidence.
package struct FormatGuess: Sendable {
    package var reader: TokenFormatReader
    package var sign: FormatSign
    /// The other formats that the file may have.
    private var others: Set<TokenFormat> = []
    /// The rank of the format among the candidates; 0 for one without a sign.
    private var rank = 0

    /// Recognizes the format of a file before its values are read.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - formats: The candidates, by priority among signs of equal certainty. The last one is used for files without
    ///     any sign.
    ///   - folders: The folders around the file.
    package init(_ file: JSONDocument, among formats: [TokenFormatReader], _ folders: any TokenFolders) {
        reader = formats[formats.count - 1]
        sign = FormatSign(.possible, "the file has no sign of another format")
        let root = FormatPlace(file: file, node: file.root, folders: folders)
        if !look(at: root, formats) { search(file, formats) }
        others.remove(reader.format)
    }

    /// About how many tokens are examined, evenly in all groups; the first one nearly always shows the format.
    private static let tokenLimit = 500
    /// How many tokens of a group are examined at least.
    private static let fewestTokens = 4
    /// The maximum number of groups and tokens that are examined.
    private static let placeLimit = 2_000

    /// Whether the file may have another format than the guessed one.
    package func mayBe(_ format: TokenFormat) -> Bool { sign.certainty < .certain && others.contains(format) }

    /// Examines tokens of a file: some of each group, because styles can follow hundreds of tokens without a sign.
    private mutating func search(_ file: JSONDocument, _ formats: [TokenFormatReader]) {
        var rest = [(node: file.root, share: Self.tokenLimit)]
        var placesLeft = Self.placeLimit
        while placesLeft > 0, let (node, share) = rest.popLast() {
            placesLeft -= 1
            let isToken = file.value(of: "$value", in: node) != nil
            if look(at: FormatPlace(file: file, node: node, isToken: isToken), formats) { return }
            if isToken { continue }
            var inner: [JSONNode] = []
            for member in file.members(of: node) where inner.count < share && file.kind(of: member.value) == .object {
                if !file.string(member.key, startsWith: "$") { inner.append(member.value) }
            }
            let part = max(share / max(inner.count, 1), min(share, Self.fewestTokens))
            rest += inner.reversed().map { ($0, part) }
        }
    }

    /// Records the signs at a place.
    ///
    /// - Returns: Whether one is certain.
    private mutating func look(at place: FormatPlace, _ formats: [TokenFormatReader]) -> Bool {
        for rank in formats.indices {
            guard let found = formats[rank].sign(place) else { continue }
            others.insert(formats[rank].format)
            if found.certainty > sign.certainty || (found.certainty == sign.certainty && rank < self.rank) {
                (reader, sign, self.rank) = (formats[rank], found, rank)
            }
            if found.certainty == .certain { return true }
        }
        return false
    }
}
