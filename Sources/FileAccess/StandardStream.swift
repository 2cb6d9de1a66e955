#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system function, which the methods of the same name hide inside the type.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}

/// The standard output or standard error of the program.
package struct StandardStream: Sendable, Equatable {
    /// The stream for results.
    package static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// The stream for diagnostics.
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

    /// Whether the stream was open when the program started. In place of a closed one the system may open a file of the
    /// program's own, such as an event queue, which has no file type.
    private var isOpen: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
    }

    /// Ends the program with an error, because requested output was lost, unless the reader closed the pipe. A closed
    /// stream of errors is ignored.
    private func end(_ code: Int32) {
        if code == EPIPE || self == .error && code == EBADF { return }
        errno = code
        let reason = LocalFileSystem().error("standard output", .write).reason
        if self == .output { Self.error.write("error: cannot write to standard output: \(reason)\n") }
        exit(EXIT_FAILURE)
    }
}
