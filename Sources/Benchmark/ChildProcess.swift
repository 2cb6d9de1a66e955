import Foundation

/// Runs a program and waits for it.
///
/// Foundation's `Process` reaps its children itself and drops their processor time.
enum ChildProcess {
    /// The result of a finished program.
    struct Outcome {
        /// The time from before its start until its end.
        let duration: Duration
        /// The processor time of the program and of its child processes.
        let processorTime: Duration
        /// Its standard output.
        let output: String
    }

    /// A program that could not be run, or that failed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program and waits for it.
    ///
    /// - Parameters:
    ///   - command: The program's absolute path and its arguments.
    ///   - logFolder: An existing folder for its output.
    /// - Returns: Its duration and output.
    /// - Throws: A ``Failure`` if it could not be run or failed.
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
