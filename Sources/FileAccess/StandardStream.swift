#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's function, which the methods of its name hide inside the type.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}

/// One of the two streams that a program prints to.
package struct StandardStream: Sendable, Equatable {
    /// What was asked for.
    package static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// What is wrong.
    package static let error = StandardStream(descriptor: STDERR_FILENO)

    package let descriptor: Int32

    package func write(_ text: String) {
        guard isOpen || text.isEmpty else { return end(EBADF) }
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return end(errno) }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    /// Whether the stream was there when the program was started. In place of a closed one the system opens something of
    /// the program's own, such as an event queue, which has no type of file.
    private var isOpen: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
    }

    /// What was asked for and cannot be printed is lost, so the run has failed; unless the reader had enough and closed
    /// the pipe. Who closes the stream of errors does not want to read them.
    private func end(_ code: Int32) {
        if code == EPIPE || self == .error && code == EBADF { return }
        errno = code
        let reason = LocalFileSystem().error("standard output", .write).reason
        if self == .output { Self.error.write("error: cannot write to standard output: \(reason)\n") }
        exit(EXIT_FAILURE)
    }
}
