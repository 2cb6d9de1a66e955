import Diagnostics
import FileAccess

/// One file to write, complete in memory.
struct RenderedOutput: Sendable {
    /// Where it goes, relative to the output root, as the configuration spells it.
    var path: String
    var bytes: [UInt8]
    /// Where the configuration asks for it.
    var location: SourceLocation?

    /// The same file without the folders of its path; a path that names a folder stays, to be refused.
    var flat: RenderedOutput {
        guard path.utf8.last != UInt8(ascii: "/") else { return self }
        return RenderedOutput(path: FilePath.lastComponent(of: path), bytes: bytes, location: location)
    }
}
