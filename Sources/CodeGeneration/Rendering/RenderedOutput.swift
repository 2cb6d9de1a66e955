import Diagnostics
import FileAccess

/// One file to write, complete in memory.
package struct RenderedOutput: Sendable, Hashable {
    /// Where it goes, relative to the output root, as the configuration spells it.
    package var path: String
    package var bytes: [UInt8]
    /// Where the configuration asks for it, for diagnostics.
    package var location: SourceLocation?

    package init(path: String, bytes: [UInt8], location: SourceLocation? = nil) {
        self.path = path
        self.bytes = bytes
        self.location = location
    }

    /// The same file without the folders of its path; a path that names a folder stays, to be refused.
    var flat: RenderedOutput {
        guard path.utf8.last != UInt8(ascii: "/") else { return self }
        return RenderedOutput(path: FilePath.lastComponent(of: path), bytes: bytes, location: location)
    }
}
