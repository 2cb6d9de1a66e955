import LocatedJSON

/// A format of token files: how to recognize its files, which of them to read together, and how.
///
/// To add a format, add a value beside its reader, a case of ``TokenFormat``, and an entry in the list of formats used
/// by loading.
package struct TokenFormatReader: Sendable {
    package var format: TokenFormat

    /// Whether its keys identify a file beyond doubt, even if the file contains nothing that looks like a token of
    /// another format.
    package var isUnmistakable = false

    /// The dialect of its `.json` files.
    package var dialect = JSONDialect.strict

    /// Returns the sign of the format at a place in a file, if there is one.
    package var sign: @Sendable (_ place: FormatPlace) -> FormatSign? = { _ in nil }

    /// Whether a file with this name lists other files, so that it is read before them.
    package var namesOthers: @Sendable (_ path: String) -> Bool = { _ in false }

    /// Whether a file with this name marks its folder, with all folders in it, as a project of the format.
    package var marksProject: @Sendable (_ name: String) -> Bool = { _ in false }

    /// What a file has in common with those it is read together with, such as the folder of a project; `nil` for a file
    /// that is read alone.
    package var project: @Sendable (_ file: JSONDocument, _ folders: any TokenFolders) -> String? = { _, _ in nil }

    /// Whether two files that have this in common really belong to one project.
    package var areTogether: @Sendable (JSONDocument, JSONDocument, any TokenFolders) -> Bool = { _, _, _ in true }

    /// Reads the files of a project, or a single file, with what they have in common, the options of the configuration
    /// and command line, and the folders in which related files are found. The files of the result begin with the given
    /// ones, followed by those that they refer to.
    package var read:
        @Sendable (
            _ files: [JSONDocument], _ project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
        ) -> TokenReading
}

/// Options from the configuration and the command line.
package struct ReadingOptions: Sendable {
    /// Whether files of the Design Tokens format must follow the specification strictly.
    package var isStrict: Bool
    /// The chosen contexts of the modifiers of resolver documents.
    package var inputs: ResolverInputs
    /// The theme groups in which no theme needs to be enabled; in every other group exactly one is.
    package var openGroups: Set<String> = []
    /// The configured modes of files that are read together with others, by path.
    package var statedModes: [String: StatedMode] = [:]

    package init(isStrict: Bool = false, inputs: ResolverInputs = ResolverInputs()) {
        self.isStrict = isStrict
        self.inputs = inputs
    }
}
