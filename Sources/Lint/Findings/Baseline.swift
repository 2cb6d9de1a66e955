import Diagnostics
import FileAccess
import LocatedJSON

/// Known findings that are not reported again.
///
/// A finding is identified by its rule, its file and the code of its line, so that an entry stays valid when other
/// lines change. The file has one entry per line, which makes merging easy.
package struct Baseline: Sendable {
    /// The identity of findings.
    struct Key: Hashable, Comparable {
        var path: String
        var rule: String
        var line: String

        static func < (one: Key, other: Key) -> Bool {
            (one.path, one.rule, one.line) < (other.path, other.rule, other.line)
        }
    }

    /// The number of findings of each key.
    private(set) var counts: [Key: Int] = [:]
    private var places: [Key: SourceLocation] = [:]

    init() {}

    mutating func add(_ key: Key) { counts[key, default: 0] += 1 }

    /// Removes one finding; returns `false` if the baseline does not contain it.
    mutating func take(_ key: Key) -> Bool {
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }

    /// The notes about entries in checked files that no longer match any finding.
    func staleEntries(in isChecked: (String) -> Bool) -> [Diagnostic] {
        counts.filter { $0.value > 0 && isChecked($0.key.path) }.keys.sorted().map { key in
            Diagnostic(
                .note, .staleBaseline, "no finding of '\(key.rule)' in '\(key.path)' matches this entry",
                at: places[key], advice: "write the baseline again with --write-baseline")
        }
    }

    // MARK: - The file

    /// Reads a baseline.
    init(_ path: String, _ fileSystem: any FileSystem) throws(BaselineError) {
        let bytes: [UInt8]
        do { bytes = try fileSystem.read(path) } catch {
            throw BaselineError(
                diagnostic: Diagnostic(
                    .error, .invalidBaseline, "cannot read the baseline '\(path)': \(error.reason)",
                    advice: "create it with --write-baseline"))
        }
        let document: JSONDocument
        do { document = try JSONDocument(parsing: bytes, path: path, dialect: .lenient) } catch {
            throw BaselineError(diagnostic: error.diagnostic)
        }
        guard let list = document.value(of: "findings", in: document.root), document.kind(of: list) == .array else {
            throw BaselineError(
                diagnostic: Diagnostic(
                    .error, .invalidBaseline, "expected a list \"findings\" in the baseline",
                    at: document.location(of: document.root), advice: "create it with --write-baseline"))
        }
        for entry in document.elements(of: list) {
            let text = { (key: StaticString) in document.text(key, of: entry) ?? "" }
            let key = Key(path: text("path"), rule: text("rule"), line: text("line"))
            let count = document.value(of: "count", in: entry).flatMap { document.numberValue(of: $0) } ?? 1
            counts[key, default: 0] += Int(min(max(count, 0), 1e9))
            places[key] = document.location(of: entry)
        }
    }

    /// The text of the file.
    package var text: String {
        let entries = counts.keys.sorted().map { key -> JSONValue in
            let entry: JSONValue = [
                "path": .string(key.path), "rule": .string(key.rule), "line": .string(key.line),
                "count": .integer(counts[key] ?? 1),
            ]
            return .laidOut(entry, .line)
        }
        return JSONValue.object([.init("findings", .array(entries))]).text(.lines) + "\n"
    }
}

/// The error that a baseline cannot be used.
package struct BaselineError: Error {
    package var diagnostic: Diagnostic
}
