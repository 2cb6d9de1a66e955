import LocatedJSON

/// The format that a file seems to have, and what made it seem so.
package struct FormatGuess: Sendable {
    package var reader: any TokenFormatReader
    /// The evidence, in words that finish "because".
    package var evidence: String
    /// Whether the evidence can stand in a file of another format, too.
    package var isHint = false
    /// Whether there is no evidence.
    package var isUnmarked = false

    /// Tells the format of a file before it is interpreted, by what only files of that format have.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - formats: The formats, the one last that a file has which shows no sign of any.
    ///   - folders: The folders around the file.
    package init(_ file: JSONDocument, among formats: [any TokenFormatReader], _ folders: any TokenFolders) {
        for reader in formats {
            guard let evidence = reader.evidence(inRootOf: file, folders) else { continue }
            self.init(reader, evidence)
            return
        }
        self =
            Self.search(file, formats)
            ?? FormatGuess(
                formats[formats.count - 1], "nothing in it belongs to another format", isUnmarked: true)
    }

    private init(
        _ reader: any TokenFormatReader, _ evidence: String, isHint: Bool = false, isUnmarked: Bool = false
    ) {
        self.reader = reader
        self.evidence = evidence
        self.isHint = isHint
        self.isUnmarked = isUnmarked
    }

    /// How many tokens are looked at: the first tells nearly always.
    private static let tokenLimit = 500

    /// Looks at the first tokens of a file.
    private static func search(_ file: JSONDocument, _ formats: [any TokenFormatReader]) -> FormatGuess? {
        var tokensLeft = tokenLimit
        var rest = [file.root]
        var hint: FormatGuess?
        // A hint of an earlier format counts more.
        var hinting = formats[...]
        while let node = rest.popLast(), tokensLeft > 0 {
            let isToken = file.value(of: "$value", in: node) != nil
            if isToken || file.value(of: "value", in: node) != nil { tokensLeft -= 1 }
            for reader in formats {
                if let evidence = reader.evidence(in: node, isToken: isToken, of: file) {
                    return FormatGuess(reader, evidence)
                }
            }
            if isToken { continue }
            if let place = hinting.firstIndex(where: { $0.hint(in: node, of: file) != nil }),
                let evidence = formats[place].hint(in: node, of: file)
            {
                hint = FormatGuess(formats[place], evidence, isHint: true)
                hinting = formats[..<place]
            }
            for member in file.members(of: node) where file.kind(of: member.value) == .object {
                if !file.string(member.key, startsWith: "$") { rest.append(member.value) }
            }
        }
        return hint
    }
}
