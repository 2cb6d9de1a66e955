import LocatedJSON

/// A format that token files come in: how one of its files is told, which of them are read together, and how.
///
/// A new format is a type that conforms, a case of ``TokenFormat``, and a place in the list of formats that loading has.
package protocol TokenFormatReader: Sendable {
    /// The name of the format.
    var format: TokenFormat { get }

    /// What only a file of this format has in its outermost object, or around it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - folders: The folders around it.
    /// - Returns: The evidence, in words that finish "because"; `nil` where there is none.
    func evidence(inRootOf file: JSONDocument, _ folders: any TokenFolders) -> String?

    /// What only a token or group of this format has.
    ///
    /// - Parameters:
    ///   - node: The token or group.
    ///   - isToken: Whether it has a `$value`.
    ///   - file: The file.
    /// - Returns: The evidence, in words that finish "because"; `nil` where there is none.
    func evidence(in node: JSONNode, isToken: Bool, of file: JSONDocument) -> String?

    /// What a token of this format has, and one of another can have, too: it tells where nothing else does.
    ///
    /// - Returns: The evidence, in words that finish "because"; `nil` where there is none.
    func hint(in node: JSONNode, of file: JSONDocument) -> String?

    /// Whether files that nothing but a hint tells are of this format, where others of the run surely are.
    var takesHintedFiles: Bool { get }

    /// Whether files that show no sign of any format may be of this one, where they lie in the folder of files that surely
    /// are, or below it.
    var takesUnmarkedFiles: Bool { get }

    /// Whether a file of this name says which others are read, so that it is read before them.
    func namesOthers(_ path: String) -> Bool

    /// What a file has in common with those that it is read together with, such as the folder of a project; `nil` for a file
    /// that is read alone.
    func project(of file: JSONDocument, _ folders: any TokenFolders) -> String?

    /// Whether inputs choose what is read.
    var takesInputs: Bool { get }

    /// Reads the files of a project, or one file.
    ///
    /// - Parameters:
    ///   - files: The files; at least one.
    ///   - project: What they have in common: ``project(of:_:)``.
    ///   - options: What the configuration and the command line say.
    ///   - folders: Where other files are found that these refer to.
    /// - Returns: What was read. Its files begin with `files`, and go on with those that they refer to.
    func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading
}

extension TokenFormatReader {
    package func evidence(in node: JSONNode, isToken: Bool, of file: JSONDocument) -> String? { nil }
    package func hint(in node: JSONNode, of file: JSONDocument) -> String? { nil }
    package var takesHintedFiles: Bool { false }
    package var takesUnmarkedFiles: Bool { false }
    package func namesOthers(_ path: String) -> Bool { false }
    package func project(of file: JSONDocument, _ folders: any TokenFolders) -> String? { nil }
    package var takesInputs: Bool { false }
}

/// What the configuration and the command line say of reading.
package struct ReadingOptions: Sendable {
    /// Whether files of the Design Tokens format are held to the letter of its specification.
    package var isStrict: Bool
    /// The contexts that modifiers of resolver documents are fixed to.
    package var inputs: ResolverInputs
    /// The groups of themes of which none may hold; of every other one theme always does.
    package var openGroups: Set<String> = []
    /// What the configuration says that files hold which are read with others, by their paths.
    package var statedModes: [String: StatedMode] = [:]

    package init(isStrict: Bool = false, inputs: ResolverInputs = ResolverInputs()) {
        self.isStrict = isStrict
        self.inputs = inputs
    }
}
