import Foundation

/// Runs the tool as a user does: the built program, in a folder, with arguments.
enum Tool {
    /// What a run printed and how it ended.
    struct Outcome {
        var output: String
        var errors: String
        var exitCode: Int32
    }

    /// Runs the tool and waits for it.
    static func run(_ arguments: String..., in folder: String) throws -> Outcome { try run(arguments, in: folder) }

    /// Runs the tool and waits for it. What it prints goes through files: a pipe that nobody empties would block it.
    static func run(
        _ arguments: [String], of program: String = "TokenGenerator", in folder: String
    ) throws -> Outcome {
        try run(products.appendingPathComponent(program), arguments, in: folder)
    }

    /// Runs a script of the shell, in which `"$0"` is the tool.
    static func run(script: String, in folder: String) throws -> Outcome {
        let tool = products.appendingPathComponent("TokenGenerator").path
        return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, tool], in: folder)
    }

    /// Runs a command of the shell, in which `"$0"` is the tool, while the commands of a script are run, and presses Ctrl-C
    /// then. What it prints goes to the file `log`: the script waits for words of it with `until_said WORDS`, or with
    /// `until_said_times COUNT WORDS`.
    ///
    /// - Returns: The lines that it printed, and how it ended: `exit 0`.
    static func run(_ command: String, while script: String, in folder: String) throws -> [String] {
        let script = """
            until_said_times() {
                tries=0
                until [ "$(grep -c -e "$2" log)" -ge "$1" ] || [ $((tries += 1)) -gt 2400 ]; do sleep 0.05; done
            }
            until_said() { until_said_times 1 "$1"; }
            \(command) > log 2>&1 &
            tool=$!
            \(script)
            kill -INT $tool
            wait $tool
            status=$?
            cat log
            echo exit $status
            """
        return try run(script: script, in: folder).output.split(separator: "\n").map(String.init)
    }

    /// Runs the tool on a terminal.
    ///
    /// - Returns: What it printed, in which `␛` is the escape character and `…` a duration.
    static func run(_ arguments: [String], onTerminalWith width: Int, colors: Bool, in folder: String) throws -> String
    {
        let terminal = try PseudoTerminal(width: width)
        let program = products.appendingPathComponent("TokenGenerator")
        return try terminal.run(program, arguments, colors: colors, in: folder)
            // A line that says that a slow run still works, and its end.
            .replacing(#/\r[^\n\r\x1B]*\x1B\[K/#, with: "")
            .replacing(#/\d+\.\d+ (?:ms|s)\b/#, with: "…").replacing("\u{1B}", with: "␛")
    }

    private static func run(_ program: URL, _ arguments: [String], in folder: String) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (try PrintedText(), try PrintedText())
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
        process.waitUntilExit()
        return Outcome(output: try output.take(), errors: try errors.take(), exitCode: process.terminationStatus)
    }

    /// The folder of built products.
    private static var products: URL {
        #if canImport(Darwin)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        #endif
        return Bundle.main.bundleURL
    }
}

/// A temporary file that a process prints to.
private struct PrintedText {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let handle: FileHandle

    init() throws {
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        handle = try FileHandle(forWritingTo: url)
    }

    /// The text; the file is gone then.
    func take() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
