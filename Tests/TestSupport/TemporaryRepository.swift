import Foundation

/// A Git repository in a temporary folder.
package struct TemporaryRepository {
    package let folder: TemporaryFolder

    /// Makes a repository of a folder, with the given kind of names for its objects.
    package init(in folder: TemporaryFolder, objects: String = "sha1") throws {
        self.folder = folder
        try git("init", "--quiet", "--initial-branch=main", "--object-format=\(objects)")
    }

    /// Commits everything that in the folder.
    package func commit(_ message: String = "A change") throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    /// Runs git in the folder, without the settings of whoever runs the tests.
    package func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.path] + arguments
        let person = ["NAME": "A Person", "EMAIL": "person@example.org"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            person.reduce(into: ["GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path]) { variables, entry in
                variables["GIT_AUTHOR_\(entry.key)"] = entry.value
                variables["GIT_COMMITTER_\(entry.key)"] = entry.value
            }
        ) { $1 }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(command: arguments.joined(separator: " ")) }
    }

    private struct Failure: Error { var command: String }
}
