#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A git process without a shell. Its input and output share a socket; its errors go to a pipe.
///
/// It must be used by one thread at a time.
final class GitProcess {
    private var process = pid_t()
    private let socket: Int32
    private let errors: Int32
    private var buffer: [UInt8] = []
    private var position = 0
    /// The error output of git.
    private var errorOutput: [UInt8] = []
    private var isRunning = true

    /// The reason that git cannot start or an object is not available.
    struct Failure: Error {
        var reason: String
    }

    /// Starts git with arguments.
    init(_ arguments: [String]) throws(Failure) {
        var ends: [Int32] = [-1, -1], pipeEnds: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Self.streamType, 0, &ends) == 0 else { throw Self.failure(errno) }
        guard pipe(&pipeEnds) == 0 else {
            let code = errno
            ends.forEach { close($0) }
            throw Self.failure(code)
        }
        (socket, errors) = (ends[0], pipeEnds[0])
        for descriptor in ends + pipeEnds { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        Self.keepFromSignals(socket)
        let code = Self.spawn(["git"] + arguments, input: ends[1], errors: pipeEnds[1], &process)
        close(ends[1])
        close(pipeEnds[1])
        guard code == 0 else {
            close(socket)
            close(errors)
            isRunning = false
            throw Self.failure(code)
        }
    }

    deinit { end() }

    /// Returns all output of git until it exits, and its error message if it failed.
    func answer() -> (text: String, problem: String?) {
        var bytes: [UInt8] = []
        while fill() {
            bytes += buffer[position...]
            position = buffer.count
        }
        let problem = errorMessage
        return (String(decoding: bytes, as: UTF8.self), end() == 0 ? nil : problem)
    }

    /// Writes a line to git. Returns `false` if git has exited.
    func ask(_ line: String) -> Bool {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Self.quietly) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    /// Returns the next line of output without its line break; `nil` if there is none.
    func readLine() -> String? {
        var line: [UInt8] = []
        while position < buffer.count || fill() {
            if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
                line += buffer[position..<end]
                position = end + 1
                return String(decoding: line, as: UTF8.self)
            }
            line += buffer[position...]
            position = buffer.count
        }
        return nil
    }

    /// Returns the next bytes of output; `nil` if there are fewer.
    func readBytes(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            guard position < buffer.count || fill() else { return nil }
            let part = buffer[position...].prefix(count - bytes.count)
            bytes += part
            position += part.count
        }
        return bytes
    }

    /// The last error message of git without its prefix, available after git has exited.
    var errorMessage: String {
        while readErrorOutput() {}
        let lines = String(decoding: errorOutput, as: UTF8.self).split(separator: "\n")
        guard let line = lines.last(where: { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }) ?? lines.last else {
            return "git exited"
        }
        return String(line.drop { $0 != " " }.dropFirst())
    }

    /// Waits for git, which exits when its input is closed. Returns its exit code, or -1 if a signal ended it.
    @discardableResult private func end() -> Int32 {
        guard isRunning else { return -1 }
        isRunning = false
        close(socket)
        close(errors)
        var status = Int32()
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    }

    /// Reads the available output; `false` at the end.
    private func fill() -> Bool {
        waitForAnswer()
        guard let bytes = Self.received(socket) else { return false }
        (buffer, position) = (bytes, 0)
        return true
    }

    /// Waits for output and reads error output in the meantime. If nobody read that, git would block.
    private func waitForAnswer() {
        var ends = [socket, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while ends[0].revents == 0 {
            let count = poll(&ends, 2, -1)
            if count < 0, errno != EINTR { return }
            // Negative descriptors are ignored.
            if count > 0, ends[1].revents != 0, !readErrorOutput() { ends[1].fd = -1 }
        }
    }

    /// Reads a part of the error output and keeps its end; `false` at the end.
    private func readErrorOutput() -> Bool {
        guard let bytes = Self.received(errors) else { return false }
        errorOutput = (errorOutput + bytes).suffix(1 << 16)
        return true
    }
}

// MARK: - The system

extension GitProcess {
    private static func spawn(
        _ command: [String], input: Int32, errors: Int32, _ process: inout pid_t
    ) -> Int32 {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, input, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        return posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    }

    /// Returns the available bytes of a descriptor; `nil` at its end.
    private static func received(_ descriptor: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
            var length = -1
            repeat { length = read(descriptor, buffer.baseAddress, buffer.count) } while length < 0 && errno == EINTR
            initializedCount = max(length, 0)
        }
        return bytes.isEmpty ? nil : bytes
    }

    private static func failure(_ code: Int32) -> Failure {
        Failure(reason: code == ENOENT ? "git is not installed" : String(cString: strerror(code)))
    }

    /// Keeps a closed socket from terminating the program with a signal.
    private static func keepFromSignals(_ socket: Int32) {
        #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    #if canImport(Darwin)
    private static let quietly: Int32 = 0
    #else
    private static let quietly = Int32(MSG_NOSIGNAL)
    #endif

    #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
    #else
    private static let streamType = SOCK_STREAM
    #endif
}
