import LocatedJSON

/// A format that token files come in: how one of its files is told, which of them are read together, and how.
///
/// A new format is a type that conforms, a case of ``TokenFormat``, and a place in the list of formats that loading has.
package protocol TokenFormatReader: Sendable {
    /// The name of the format.
    var format: TokenFormat { get }

    /// Returns how sure it is that a file is of this format, as far as one place in it shows.
    func sign(at place: FormatPlace) -> FormatSign?

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
    package func sign(at place: FormatPlace) -> FormatSign? { nil }
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
