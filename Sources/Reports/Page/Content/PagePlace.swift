import CodeGeneration
import Diagnostics
import FileAccess

/// Says where something stands, as a path that begins in the folder of the configuration: the page tells nothing of the
/// machine it was made on.
struct PagePlace {
    private let folder: String

    init(_ run: AnalyzedTokens) { folder = run.configuration.folder }

    func text(_ location: SourceLocation) -> String {
        "\(path(location.path)):\(location.line):\(location.column)"
    }

    func path(_ path: String) -> String {
        let relative = FilePath.relative(path, to: folder) ?? path
        return Self.relative(relative)
    }

    /// A path that can be shown: of an absolute one, the last name.
    static func relative(_ path: String) -> String {
        Diagnostic.visible(FilePath.isAbsolute(path) ? FilePath.lastComponent(of: path) : path)
    }
}
