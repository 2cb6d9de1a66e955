import CodeGeneration
import Diagnostics
import FileAccess

extension PageProblem {
    /// What a run has to say: errors and warnings, and choices among several candidates.
    static func all(of run: AnalyzedTokens) -> [PageProblem] {
        let place = PagePlace(run)
        let shown = run.diagnostics.shown(.withoutNotes(but: [.ambiguousVariable, .ambiguousValue]))
        return shown.excerpt.map { diagnostic in
            PageProblem(
                severity: "\(diagnostic.severity)", message: Diagnostic.visible(diagnostic.message),
                place: diagnostic.location.map(place.text) ?? "", code: diagnostic.code.rawValue,
                notes: diagnostic.notes.map { Diagnostic.visible($0.message) })
        }
    }
}

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
