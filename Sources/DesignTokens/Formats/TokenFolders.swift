import Diagnostics
import LocatedJSON

/// The folders around a token file, through which its reader finds related files.
package protocol TokenFolders: Sendable {
    /// The innermost folder around a file that contains a file with one of these names, or `nil`.
    func folder(around file: String, holding names: [String]) -> String?

    /// The folder whose files belong together with a file: its own, unless the configuration joins several.
    func folder(of file: String) -> String

    /// The path of a file from a folder, by which the file's project knows it.
    func path(of file: String, from folder: String) -> String

    /// Reads the file with a name in a folder, if there is one.
    func find(_ name: String, in folder: String) -> FoundFile?

    /// Whether the file with a name in a folder contains an object, judged by its first character.
    func holdsObject(_ name: String, in folder: String) -> Bool

    /// Reads a file that another one refers to.
    func find(referred path: String) -> FoundFile
}

/// The result of looking for a file.
package enum FoundFile: Sendable {
    case document(JSONDocument)
    /// Invalid JSON, with the error.
    case invalid(Diagnostic)
    /// It cannot be read, for this reason.
    case unreadable(reason: String)
    /// It is outside the folder that references may lead to, and was not read.
    case outside
}
