import Diagnostics
import FileAccess

/// An image in the folder of a designer's export.
struct ExportedFile: Sendable, Hashable {
    /// The path, as the user spelled its beginning.
    let path: String
    /// The folders below the export's that it lies in, outermost first.
    let folders: [String]
    let kind: ImageKind
    /// In bytes.
    let size: Int
    var digest = ImageDigest([])

    /// The file's own name.
    var name: String { FilePath.lastComponent(of: path) }

    /// The name without its ending.
    var stem: String { String(name.dropLast(kind.rawValue.count + 1)) }

    var location: SourceLocation { SourceLocation(path: path) }
}
