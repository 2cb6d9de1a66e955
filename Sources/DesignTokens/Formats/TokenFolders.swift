import Diagnostics
import LocatedJSON

/// The folders around a token file, through which its reader finds the files that belong to it.
package protocol TokenFolders: Sendable {
    /// The innermost folder around a file that holds a file with one of these names; `nil` where there is none.
    func folder(around file: String, holding names: [String]) -> String?

    /// The folder whose files belong together with a file: the one that it lies in, unless the configuration joins several.
    func folder(of file: String) -> String

    /// The path of a file from a folder, by which the file's project knows it.
    func path(of file: String, from folder: String) -> String

    /// Reads a file of a folder, where that has one of this name.
    func find(_ name: String, in folder: String) -> FoundFile?

    /// Reads a file that another one refers to.
    func find(referred path: String) -> FoundFile
}

/// What became of a file that was looked for.
package enum FoundFile: Sendable {
    /// It was read.
    case document(JSONDocument)
    /// It holds no JSON; the text says where it stops being any.
    case invalid(Diagnostic)
    /// It cannot be read, for this reason.
    case unreadable(reason: String)
    /// It lies outside the folder that references may lead to, and was not read.
    case outside
}
