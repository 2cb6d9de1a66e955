import FileAccess
import TestSupport

/// Makes the expected files of all cases what is generated now.
///
/// A shared file becomes what most of the cases that refer to it generate now. Then a file that is equal to a shared one
/// refers to it, and any other is the case's own: no case is left with the content of another.
package enum Recording {
    /// The recording, made once by whoever waits for it first.
    package static let once = Task { try await record() }

    private static func record() async throws {
        var outcomes: [(golden: GoldenCase, files: [String: [UInt8]])] = []
        for golden in GoldenCase.all {
            outcomes.append((golden, try await withTemporaryFolder { try await golden.generate(into: $0.path) }))
        }
        var contents: [SharedFile: [[UInt8]]] = [:]
        for (golden, files) in outcomes {
            for (path, bytes) in try golden.committed() {
                guard let shared = SharedFile(reference: bytes), let new = files[path] else { continue }
                contents[shared, default: []].append(new)
            }
        }
        for (shared, contents) in contents {
            let counts = contents.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            // Of two that are as frequent, that of the first case.
            let first = contents.max { counts[$0, default: 0] < counts[$1, default: 0] }
            if let first { try shared.write(first) }
        }
        let shared = try Dictionary(SharedFile.all().map { (try $0.bytes(), $0.reference) }) { first, _ in first }
        for (golden, files) in outcomes { try golden.record(files.mapValues { shared[$0] ?? $0 }) }
    }
}
