import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal without a window, on which a program prints as it does for a person.
struct PseudoTerminal {
    /// Whether this machine has such terminals; a container may have none.
    static let isAvailable = (try? PseudoTerminal(width: 80)) != nil

    private let own: FileHandle
    private let other: FileHandle

    init(width: Int) throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard descriptor >= 0, let path = Self.path(ofOtherSideOf: descriptor) else { throw POSIXError(.ENOTTY) }
        var size = winsize(ws_row: 50, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        own = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let opened = open(path, O_RDWR | O_NOCTTY)
        guard opened >= 0, ioctl(opened, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
        other = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
    }

    /// Returns the path of the side that a program prints to.
    private static func path(ofOtherSideOf descriptor: Int32) -> String? {
        #if os(Linux)
        // What `unlockpt` and `ptsname` do, which the module of the C library does not have: TIOCSPTLCK and TIOCGPTN.
        var (lock, number) = (Int32(0), UInt32(0))
        guard ioctl(descriptor, 0x4004_5431, &lock) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
            return nil
        }
        return "/dev/pts/\(number)"
        #else
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor) else { return nil }
        return String(cString: name)
        #endif
    }

    /// Runs a program.
    ///
    /// - Returns: What it printed, with the line breaks of a file.
    func run(_ program: URL, _ arguments: [String], colors: Bool, in folder: String) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["TERM"] = "xterm-256color"
        environment["COLORTERM"] = "truecolor"
        environment["NO_COLOR"] = colors ? nil : "1"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = other
        process.standardError = other
        try process.run()
        // The end comes when no process has the other side open any more.
        try other.close()
        return String(decoding: printed(), as: UTF8.self).replacing("\r\n", with: "\n")
    }

    /// Reads until the end, which is an error on Linux.
    private func printed() -> [UInt8] {
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(own.fileDescriptor, &part, part.count)
            guard count > 0 else { return all }
            all += part.prefix(count)
        }
    }
}
