#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock on a folder, which other programs that lock it respect. It ends with the program in any case, and leaves no
/// file behind.
package struct FolderLock: Sendable {
    private let descriptor: Int32
    private let path: String

    fileprivate init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Whether the path still leads to the locked folder, which may have been removed or replaced.
    package var isInPlace: Bool {
        var (held, found) = (stat(), stat())
        return fstat(descriptor, &held) == 0 && stat(path, &found) == 0 && held.st_dev == found.st_dev
            && held.st_ino == found.st_ino
    }

    /// Waits for the lock, and calls `onDelay` once if this takes more than a second. Only valid for a lock in
    /// ``LockAttempt/busy(_:)``.
    package func wait(isShared: Bool, onDelay: () -> Void) {
        let operation = isShared ? LOCK_SH : LOCK_EX
        for _ in 0..<100 {
            if flock(descriptor, operation | LOCK_NB) == 0 { return }
            usleep(10_000)
        }
        onDelay()
        while flock(descriptor, operation) != 0, errno == EINTR {}
    }

    package func release() { close(descriptor) }
}

/// The result of trying to lock a folder.
package enum LockAttempt: Sendable {
    case held(FolderLock)
    /// Another program holds the lock; this one can be waited for, or released.
    case busy(FolderLock)
    /// The file system does not support locks, for the system's reason.
    case unsupported(reason: String)
}

extension LocalFileSystem {
    /// Locks a folder with `flock`.
    package func lock(folder path: String, isShared: Bool) throws(FileError) -> LockAttempt {
        try checkText(of: path, .lock)
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(path, .lock) }
        let lock = FolderLock(descriptor: descriptor, path: path)
        while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            if code == EWOULDBLOCK { return .busy(lock) }
            let failure = error(path, .lock)
            lock.release()
            guard [EBADF, ENOLCK, ENOTSUP, EOPNOTSUPP, EPERM, ENOSYS].contains(code) else { throw failure }
            return .unsupported(reason: failure.reason)
        }
        return .held(lock)
    }
}
