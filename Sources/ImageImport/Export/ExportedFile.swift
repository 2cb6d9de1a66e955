import Diagnostics
import FileAccess

/// An exported image file.
struct ExportedFile: Sendable, Hashable {
    /// The path, with its beginning as the user spelled it.
    let path: String
    /// The subfolders that contain it, outermost first.
    let folders: [String]
    let kind: ImageKind
    /// The size in bytes.
    let size: Int
    var digest = ImageDigest([])

    /// The file's own name.
    var name: String { FilePath.lastComponent(of: path) }

    /// The name without its extension.
    var stem: String { String(name.dropLast(kind.rawValue.count + 1)) }

    var location: SourceLocation { SourceLocation(path: path) }
}
