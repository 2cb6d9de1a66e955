import Diagnostics
import LocatedJSON

/// References that are read although they are not spelled as a path, reported once for each file.
struct RespelledReferences {
    private var found: [Int: (path: String, target: String, location: SourceLocation, count: Int)] = [:]

    /// Adds a reference in a file that is read as the path of a target.
    mutating func add(
        _ path: String, readAs target: String, inFile file: Int, at location: @autoclosure () -> SourceLocation
    ) {
        found[file, default: (path, target, location(), 0)].count += 1
    }

    /// One warning for each file, at its first reference.
    var diagnostics: [Diagnostic] {
        found.sorted { $0.key < $1.key }.map { _, first in
            let others = first.count - 1
            let more = others == 0 ? "" : " (and \(Wording.count(others, "more reference")) in this file)"
            return Diagnostic(
                .warning, .outdatedSyntax, "'\(first.path)' is read as '\(first.target)'\(more)", at: first.location,
                advice: "write it as {\(first.target)}", loss: .detail)
        }
    }
}
