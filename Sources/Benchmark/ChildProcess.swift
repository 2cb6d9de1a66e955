import Foundation

/// A program run once and waited for.
///
/// Foundation's `Process` reaps its children itself and drops what the system knows of them: their seconds of the processor.
enum ChildProcess {
    /// What a finished program leaves.
    struct Outcome {
        /// From before it was started until it was gone.
        let duration: Duration
        /// What processors did for it and for programs that it ran.
        let processorTime: Duration
        /// What it printed to standard output.
        let output: String
    }

    /// A program that could not be run, or that failed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - command: The program's absolute path and its arguments.
    ///   - logFolder: An existing folder for what it prints.
    /// - Returns: How long it took, and what it printed.
    /// - Throws: A ``Failure`` when it could not be run or did not end well.
    static func run(_ command: [String], logFolder: String) throws -> Outcome {
        let log = "\(logFolder)/output", errors = "\(logFolder)/errors"
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, path) in [(STDOUT_FILENO, log), (STDERR_FILENO, errors)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        }
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        var process = pid_t()
        var status = CInt()
        var usage = rusage()
        let start = ContinuousClock.now
        let code = posix_spawn(&process, command[0], &actions, nil, &arguments, &environment)
        guard code == 0 else { throw Failure(description: "\(command[0]): \(String(cString: strerror(code)))") }
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let duration = ContinuousClock.now - start
        guard status == 0 else {
            let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
            throw Failure(description: "\(command.joined(separator: " ")) failed (status \(status)):\n\(text)")
        }
        let output = try String(contentsOfFile: log, encoding: .utf8)
        return Outcome(
            duration: duration, processorTime: .init(usage.ru_utime) + .init(usage.ru_stime), output: output)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) {
        self = .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
    }
}
