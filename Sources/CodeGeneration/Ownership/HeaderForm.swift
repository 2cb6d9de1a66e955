import FileAccess

/// The form of the header in a kind of file: leading comments, or a string if there are no comments.
enum HeaderForm: Hashable {
    case comments(CommentHeader)
    case json(JSONHeader)

    /// Returns the form for a file by its name; by default, the form of the usual language.
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

    /// Returns a file with its header.
    ///
    /// - Throws: The reason why the content cannot have a header.
    func file(_ content: [UInt8], _ header: GeneratedHeader) throws(HeaderProblem) -> [UInt8] {
        switch self {
        case .comments(let form): form.file(content, header)
        case .json(let form): try form.file(content, header)
        }
    }

    /// The number of leading bytes that are enough to detect a header.
    var startCount: Int { if case .comments = self { 512 } else { 1 << 16 } }

    /// Returns whether a file with these leading bytes can have a header.
    func mayBegin(_ start: [UInt8]) -> Bool {
        let mark = Array(GeneratedHeader.mark.utf8)
        return start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }

    /// Reads a generated file; `nil` for any other.
    func read(_ bytes: [UInt8]) -> GeneratedFile? {
        switch self {
        case .comments(let form): form.read(bytes)
        case .json(let form): form.read(bytes)
        }
    }
}

/// The reason why content cannot have a header, as the end of the message "the output … ".
struct HeaderProblem: Error, Hashable {
    var reason: String
}
