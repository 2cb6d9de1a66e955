#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// System calls for sockets on the loopback interface.
enum ListeningSocket {
    /// Listens on a port of 127.0.0.1, or on any free port.
    static func open(_ port: UInt16) throws(PageServerError) -> Int32 {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw failure() }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, listen(descriptor, 16) == 0, setFlags(of: descriptor) else {
            let failure = failure()
            close(descriptor)
            throw failure
        }
        return descriptor
    }

    /// Returns the port of a socket.
    static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Returns the next connection, if any. No call blocks.
    static func nextConnection(to listener: Int32) -> Int32? {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return nil }
        _ = setFlags(of: connection)
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return connection
    }

    /// The result of reading or writing.
    enum Outcome<Value> {
        case done(Value)
        /// Nothing is available, or the buffer is full.
        case later
        /// The connection has ended or is broken.
        case ended

        /// Interprets the return value of a system call.
        fileprivate init(_ count: Int, _ value: (Int) -> Value) {
            self = count > 0 ? .done(value(count)) : count < 0 && ListeningSocket.isTemporary(errno) ? .later : .ended
        }
    }

    /// Returns the available bytes.
    static func receive(from connection: Int32) -> Outcome<[UInt8]> {
        var part = [UInt8](repeating: 0, count: 4_096)
        return Outcome(recv(connection, &part, part.count, 0)) { Array(part[..<$0]) }
    }

    /// Sends bytes and returns their number.
    static func transmit(_ bytes: ArraySlice<UInt8>, to connection: Int32) -> Outcome<Int> {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        return Outcome(bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }) { $0 }
    }

    private static func isTemporary(_ error: Int32) -> Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(error) }

    /// Waits until a socket is ready, or for some milliseconds; -1 waits forever.
    static func wait(_ sockets: inout [pollfd], milliseconds: Int32) {
        _ = poll(&sockets, nfds_t(sockets.count), milliseconds)
    }

    /// Creates a pipe.
    static func makePipe() throws(PageServerError) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure() }
        for end in ends { _ = setFlags(of: end) }
        return (ends[0], ends[1])
    }

    private static func setFlags(of descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
            && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }

    private static func failure() -> PageServerError {
        PageServerError(reason: String(cString: strerror(errno)).lowercased())
    }
}
