import Diagnostics
import FileAccess

/// One file to write, complete in memory.
struct RenderedOutput: Sendable {
    /// Where it goes, relative to the output root, as the configuration spells it.
    var path: String
    var bytes: [UInt8]
    /// Where the configuration asks for it.
    var location: SourceLocation?

    /// What will become of it, once there is a plan.
    var status = Status.new
    /// The absolute path of the file, links resolved; `nil` when it could not be found out.
    var target: String?
    /// The content and the permission bits that a changed file has now.
    var previous: [UInt8]?
    var permissions: UInt16?

    enum Status: Sendable {
        /// The file has these bytes already; it will not be touched.
        case unchanged
        case new, changed
        /// It cannot be written; ``WritePlan/diagnostics`` say why.
        case refused
    }

    /// The same file without the folders of its path; a path that names a folder stays, to be refused.
    var flat: RenderedOutput {
        guard path.utf8.last != UInt8(ascii: "/") else { return self }
        return RenderedOutput(path: FilePath.lastComponent(of: path), bytes: bytes, location: location)
    }
}
