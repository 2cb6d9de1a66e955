import CodeGeneration
import Diagnostics
import FileAccess

/// Formats places relative to the configuration's folder, so that the page reveals nothing about the machine.
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

    /// Returns a path for display; only the last name of an absolute one.
    static func relative(_ path: String) -> String {
        Diagnostic.visible(FilePath.isAbsolute(path) ? FilePath.lastComponent(of: path) : path)
    }
}
