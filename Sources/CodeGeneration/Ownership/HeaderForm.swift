import FileAccess

/// How a kind of file holds its header: in comments at its beginning, or, where there are no comments, in a string.
enum HeaderForm: Hashable {
    case comments(CommentHeader)
    case json(JSONHeader)

    /// The form for a file, by its name; that of the usual language for one that does not tell.
    static func of(_ path: String, among languages: [any Dialect] = Dialects.all) -> HeaderForm {
        let name = FilePath.lastComponent(of: path)
        if name == "Contents.json" { return .json(.catalog) }
        let ending = FilePath.ending(of: name)
        if ["json", "tokens"].contains(ending) { return .json(.extensions) }
        let language = Dialects.language(ofFile: name, among: languages)
        let marks = CommentHeader.marks.first { $0.endings.contains(ending) }
        return .comments(
            CommentHeader(
                opening: marks?.opening ?? language.file.lineComment, closing: marks?.closing ?? "",
                toolLines: language.isLanguage(ofFile: name) ? language.file.toolLines : []))
    }

    /// A file with its header.
    ///
    /// - Throws: Why the content can have none.
    func file(_ content: [UInt8], _ header: GeneratedHeader) throws(HeaderProblem) -> [UInt8] {
        switch self {
        case .comments(let form): form.file(content, header)
        case .json(let form): try form.file(content, header)
        }
    }

    /// How many of its first bytes tell whether a file can have a header.
    var startCount: Int { if case .comments = self { 512 } else { 1 << 16 } }

    /// Whether a file that begins so can have a header.
    func mayBegin(_ start: [UInt8]) -> Bool {
        let mark = Array(GeneratedHeader.mark.utf8)
        return start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }

    /// What a file is as a generated one; `nil` for any other.
    func read(_ bytes: [UInt8]) -> GeneratedFile? {
        switch self {
        case .comments(let form): form.read(bytes)
        case .json(let form): form.read(bytes)
        }
    }
}

/// Why a content cannot have a header, as what follows "the output ".
struct HeaderProblem: Error, Hashable {
    var reason: String
}
