import LocatedJSON

/// A format that token files come in: how one of its files is told, which of them are read together, and how.
///
/// A new format is a value beside its reader, a case of ``TokenFormat``, and a place in the list of formats that loading has.
package struct TokenFormatReader: Sendable {
    /// The name of the format.
    package var format: TokenFormat

    /// Whether nothing else looks like a file of it: its keys tell, and it need not contain what other formats have as tokens.
    package var isUnmistakable = false

    /// Returns how sure it is that a file is of this format, as far as one place in it shows.
    package var sign: @Sendable (_ place: FormatPlace) -> FormatSign? = { _ in nil }

    /// Whether a file of this name says which others are read, so that it is read before them.
    package var namesOthers: @Sendable (_ path: String) -> Bool = { _ in false }

    /// What a file has in common with those that it is read together with, such as the folder of a project; `nil` for a file
    /// that is read alone.
    package var project: @Sendable (_ file: JSONDocument, _ folders: any TokenFolders) -> String? = { _, _ in nil }

    /// Reads the files of a project, or one file: at least one, with what they have in common, as the configuration and the
    /// command line say, and with other files that these refer to, which are found in folders. The files of what was read
    /// begin with the given ones, and go on with those that they refer to.
    package var read:
        @Sendable (
            _ files: [JSONDocument], _ project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
        ) -> TokenReading
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
