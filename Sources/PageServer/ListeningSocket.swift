#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's calls for sockets on the loopback interface.
enum ListeningSocket {
    /// Listens on a port of 127.0.0.1, or on any that is free.
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

    /// The port that a socket listens on.
    static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection, where there is one, on which nobody waits longer than some seconds.
    static func accept(from listener: Int32, seconds: Int) -> Int32? {
        #if canImport(Darwin)
        let connection = Darwin.accept(listener, nil, nil)
        #elseif canImport(Glibc)
        let connection = Glibc.accept(listener, nil, nil)
        #else
        let connection = Musl.accept(listener, nil, nil)
        #endif
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFL, fcntl(connection, F_GETFL) & ~O_NONBLOCK)
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        var time = timeval()
        time.tv_sec = .init(seconds)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return connection
    }

    /// The bytes up to the first empty line; `nil` where it does not come in time, or too much comes before it.
    static func head(from connection: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < limit {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return nil }
            bytes += part[..<count]
            if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) { return Array(bytes[..<end.lowerBound]) }
        }
        return nil
    }

    /// Sends bytes, whole or not at all as far as the caller is concerned.
    static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { sendPart($0.baseAddress, $0.count, connection, flags) }
            guard count > 0 else { return false }
            rest.removeFirst(count)
        }
        return true
    }

    private static func sendPart(
        _ start: UnsafeRawPointer?, _ count: Int, _ connection: Int32, _ flags: Int32
    ) -> Int {
        #if canImport(Darwin)
        Darwin.send(connection, start, count, flags)
        #elseif canImport(Glibc)
        Glibc.send(connection, start, count, flags)
        #else
        Musl.send(connection, start, count, flags)
        #endif
    }

    private static func setFlags(of descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
            && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }

    private static func failure() -> PageServerError {
        PageServerError(reason: String(cString: strerror(errno)).lowercased())
    }
}
