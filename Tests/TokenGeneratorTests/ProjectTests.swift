import FileAccess
import Foundation
import GoldenCases
import TestSupport
import Testing

/// A project in which `init` runs: its files, and all that `init`, the configuration, `validate` and `list` show.
///
/// Each file of `Projects` is one, in the format of ``MessageRow``. `RECORD_GOLDEN=1` records what is printed now.
@Suite("init in whole projects") struct ProjectTests {
    private static let names = [
        "app-with-watch-and-widget", "package-with-plugin", "swiftgen", "three-files-of-layers", "tuist-workspace",
        "xcodegen",
    ]

    @Test("writes a configuration that works unchanged", arguments: names)
    func written(_ name: String) throws {
        let path = Repository.path("Tests/TokenGeneratorTests/Projects/\(name).txt")
        let text = try Repository.text(of: "Tests/TokenGeneratorTests/Projects/\(name).txt")
        let project = try #require(MessageRow.rows(of: text).first)
        let printed = try withTemporaryFolder { folder in
            // The name of the repository decides between targets.
            for file in project.files { try folder.write(file.text + "\n", to: "Shop/" + file.path) }
            let script = [#"TokenGenerator() { "$0" "$@"; }; cd Shop; exec 2>&1"#] + project.commands
            return try Tool.run(script: script.joined(separator: "\n"), in: folder.path).output
        }
        var new = project
        new.printed = printed.split(separator: "\n").map(String.init)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            let fileSystem = LocalFileSystem()
            try fileSystem.removeFile(path)
            try fileSystem.create(path, bytes: Array((new.text + "\n").utf8), permissions: 0o644)
        } else {
            #expect(new.printed == project.printed, "RECORD_GOLDEN=1 records \(name)")
        }
    }
}
