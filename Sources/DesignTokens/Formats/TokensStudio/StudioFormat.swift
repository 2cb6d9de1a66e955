import Diagnostics
import LocatedJSON

extension TokenFormatReader {
    /// Tokens Studio: a project of token sets, themes and metadata, in one file or in many.
    package static let tokensStudio = TokenFormatReader(
        format: .tokensStudio, sign: StudioFormat.sign, marksProject: StudioFormat.names.contains,
        project: StudioFormat.project, areTogether: StudioFormat.areTogether, read: StudioFormat.read)
}

/// How to recognize files of Tokens Studio, and which of them are one project.
private enum StudioFormat {
    /// The files that mark a folder as a project.
    fileprivate static let names = [themesName, metadataName]
    private static let themesName = "$themes.json"
    private static let metadataName = "$metadata.json"

    static func sign(at place: FormatPlace) -> FormatSign? {
        if let folders = place.folders {
            if isInProject(place.file.path, folders) {
                return FormatSign(.certain, "$themes.json or $metadata.json is next to the file")
            }
            return projectKey(of: place.file).map { FormatSign(.certain, "the file has the key \($0)") }
        }
        if let extensions = place.value(of: "$extensions"),
            place.file.value(of: "studio.tokens", in: extensions) != nil
        {
            return FormatSign(.certain, "a token has the key studio.tokens")
        }
        if let type = place.text(of: "$type"), TokenType(rawValue: type) == nil, StudioType(rawValue: type) != nil {
            return FormatSign(.certain, "'\(type)' is a type of Tokens Studio")
        }
        guard place.isToken else { return oldSpelling(at: place) }
        // Tokens with only the types that all formats share look like those of the Design Tokens format.
        return spelling(of: place.node, in: place.file).map { FormatSign(.likely, $0) }
            ?? FormatSign(.possible, "the file has no sign of another format")
    }

    /// Whether a folder around a file is marked as a project. Themes are an array: an object with the name of their file
    /// belongs to another tool, unless there is metadata.
    private static func isInProject(_ path: String, _ folders: any TokenFolders) -> Bool {
        if folders.folder(around: path, holding: [metadataName]) != nil { return true }
        return folders.folder(around: path, holding: [themesName]).map { !folders.holdsObject(themesName, in: $0) }
            ?? false
    }

    /// The sign of a token without `$`, which may be Style Dictionary's. A group may contain a group called value, but
    /// a type of values with parts makes it a token.
    private static func oldSpelling(at place: FormatPlace) -> FormatSign? {
        guard let value = place.value(of: "value"), let type = place.text(of: "type") else { return nil }
        let isComposite = StudioType.named(type).map { $0.tokenType == nil || $0.compositeType != nil } ?? false
        guard place.file.kind(of: value) != .object || isComposite else { return nil }
        return FormatSign(.likely, "a token has the keys value and type")
    }

    /// A sign that hardly another format has: a text style with measures as strings without a unit of length.
    private static func spelling(of token: JSONNode, in file: JSONDocument) -> String? {
        guard let value = file.value(of: "$value", in: token), file.kind(of: value) == .object else { return nil }
        for name in ["fontSize", "lineHeight", "letterSpacing"] as [StaticString] {
            guard let text = file.text(name, of: value), let quantity = StudioQuantity(parsing: text),
                quantity.unit == nil || quantity.unit == .percent
            else { continue }
            return "the \(name) of a text style is \"\(text)\""
        }
        return nil
    }

    /// The folder of the project around a file. A file with its own themes or metadata, or whose references show that
    /// its members are sets, is a whole project; any other is a set of the project in its folder.
    static func project(of file: JSONDocument, _ folders: any TokenFolders) -> String? {
        if projectKey(of: file) != nil { return nil }
        if let folder = folders.folder(around: file.path, holding: names) { return folder }
        return StudioProject.holdsSets(file) ? nil : folders.folder(of: file.path)
    }

    /// Whether files are sets of one project: the plugin writes all of them with `$` or without, so that a folder with both,
    /// and nothing that marks it, contains several designs.
    static func areTogether(_ file: JSONDocument, _ other: JSONDocument, _ folders: any TokenFolders) -> Bool {
        let spellsWithDollars = { (file: JSONDocument) in
            file.withBytes(of: file.root) { $0.contains("\"$value\"".utf8) }
        }
        return isInProject(file.path, folders) || spellsWithDollars(file) == spellsWithDollars(other)
    }

    /// The member of a file's root that makes it a whole project. Other formats have `$metadata` of their own.
    private static func projectKey(of file: JSONDocument) -> StaticString? {
        if file.value(of: "$themes", in: file.root) != nil { return "$themes" }
        let metadata = file.value(of: "$metadata", in: file.root)
        return metadata.flatMap { file.value(of: "tokenSetOrder", in: $0) } == nil ? nil : "$metadata"
    }

    static func read(
        _ files: [JSONDocument], _ project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        var result = StudioProject(path: project ?? files[0].path)
        guard let project else {
            result.addFile(files[0])
            var reading = result.reading(options)
            // Other files can contain other modes, unless themes or several of its sets are modes.
            let isOneMode = reading.collections.count == 1 && reading.collections[0].modes.count == 1
            if reading.usesConfiguredModes, isOneMode { reading.collections[0].isModeFile = true }
            return reading
        }
        for file in files {
            let name = folders.path(of: file.path, from: project)
            let ending = JSONDialect.endings.first { name.hasSuffix("." + $0) }
            result.addSet(file, named: String(name.dropLast(ending.map { $0.count + 1 } ?? 0)))
        }
        if let file = result.find(themesName, in: project, folders) { result.addThemes(file) }
        if let file = result.find(metadataName, in: project, folders) { result.addMetadata(file) }
        return result.reading(options)
    }
}

extension StudioProject {
    /// Whether the members of a file's root are token sets although nothing marks them, as in exports of old versions
    /// of the plugin: more of its references lead to tokens by paths that begin inside a member than by whole paths.
    static func holdsSets(_ file: JSONDocument) -> Bool {
        guard file.kind(of: file.root) == .object else { return false }
        let statements = StudioSetReader([StudioSet(name: "", source: 0, node: file.root)], [file]).statements
        let paths = Set(statements.lazy.map(\.path))
        let pathsInSets = Set(statements.lazy.compactMap { Self.pathInSet($0.path) })
        var counts = (whole: 0, inSets: 0)
        for statement in statements {
            guard let text = file.scalarText(of: statement.valueNode) else { continue }
            _ = StudioExpression(text).substituting { path in
                if paths.contains(path) { counts.whole += 1 }
                if pathsInSets.contains(path) { counts.inSets += 1 }
                return ""
            }
        }
        return counts.inSets > counts.whole
    }

    private static func pathInSet(_ path: String) -> String? {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) }
    }

    /// Reads the file with a name in the project's folder, if there is one.
    fileprivate mutating func find(_ name: String, in folder: String, _ folders: any TokenFolders) -> JSONDocument? {
        switch folders.find(name, in: folder) {
        case .document(let document): return document
        case .invalid(let diagnostic): report(diagnostic)
        case .unreadable(let reason):
            let path = folder == "." ? name : "\(folder)/\(name)"
            report(
                Diagnostic(
                    .error, .noSource, "cannot read the file '\(path)': \(reason)",
                    advice: "check its permissions"))
        case .outside, nil: break
        }
        return nil
    }
}
