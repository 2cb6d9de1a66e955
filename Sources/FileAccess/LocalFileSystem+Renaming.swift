#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `rename` and what systems can do beyond POSIX.
extension LocalFileSystem {
    /// Gives a file another path, by `rename`, which replaces a file there in one step.
    package func rename(_ path: String, to newPath: String) throws(FileError) {
        try checkText(of: path, .rename)
        try checkText(of: newPath, .rename)
        #if canImport(Darwin)
        let outcome = Darwin.rename(path, newPath)
        #elseif canImport(Glibc)
        let outcome = Glibc.rename(path, newPath)
        #elseif canImport(Musl)
        let outcome = Musl.rename(path, newPath)
        #endif
        if outcome != 0 { throw error(newPath, .rename) }
    }

    /// Exchanges two files, by `renamex_np` or `renameat2`.
    package func exchange(_ path: String, _ other: String) throws(FileError) -> Bool {
        try checkText(of: path, .rename)
        try checkText(of: other, .rename)
        guard Self.extendedRename(path, other, Self.exchanging) != 0 else { return true }
        if Self.isUnsupported(errno) { return false }
        throw error(other, .rename)
    }

    /// Moves a file, by `renamex_np` or `renameat2`; where the file system has neither, after a look.
    package func moveToFreePath(_ path: String, _ newPath: String) throws(FileError) -> Bool {
        try checkText(of: path, .rename)
        try checkText(of: newPath, .rename)
        if Self.extendedRename(path, newPath, Self.keepingOther) == 0 { return true }
        if errno == EEXIST { return false }
        guard Self.isUnsupported(errno) else { throw error(newPath, .rename) }
        guard try status(of: newPath) == nil else { return false }
        try rename(path, to: newPath)
        return true
    }

    private static func isUnsupported(_ code: Int32) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
    }

    #if canImport(Darwin)
    private static let exchanging = UInt32(RENAME_SWAP)
    private static let keepingOther = UInt32(RENAME_EXCL)

    private static func extendedRename(_ path: String, _ newPath: String, _ flags: UInt32) -> Int32 {
        renamex_np(path, newPath, flags)
    }
    #else
    /// `RENAME_EXCHANGE` and `RENAME_NOREPLACE` of Linux.
    private static let exchanging: UInt32 = 2
    private static let keepingOther: UInt32 = 1

    /// `renameat2`, which the headers that Swift reads hide.
    private static let renameat2 = dlsym(nil, "renameat2").map {
        unsafeBitCast(
            $0, to: (@convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32).self)
    }

    private static func extendedRename(_ path: String, _ newPath: String, _ flags: UInt32) -> Int32 {
        guard let renameat2 else {
            errno = ENOSYS
            return -1
        }
        return renameat2(AT_FDCWD, path, AT_FDCWD, newPath, flags)
    }
    #endif
}
