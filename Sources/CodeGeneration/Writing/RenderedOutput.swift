import FileAccess
import LocatedJSON

/// One file to write, complete in memory.
public struct RenderedOutput: Sendable, Hashable {
    /// Where it goes, relative to the output root, as the configuration spells it.
    public var path: String
    /// The whole content.
    public var bytes: [UInt8]
    /// Where the configuration asks for it, for diagnostics.
    public var location: SourceLocation?

    /// Creates an output.
    public init(path: String, bytes: [UInt8], location: SourceLocation? = nil) {
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
