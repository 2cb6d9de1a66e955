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
package struct StandardStream: Sendable {
    /// What was asked for.
    package static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// What is wrong.
    package static let error = StandardStream(descriptor: STDERR_FILENO)

    package let descriptor: Int32

    package func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return endUnlessClosed() }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    /// What cannot be printed is lost, so the run has failed; unless the reader had enough and closed the pipe.
    private func endUnlessClosed() {
        if errno != EPIPE, errno != EBADF { exit(EXIT_FAILURE) }
    }
}
