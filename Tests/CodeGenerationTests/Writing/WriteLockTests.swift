import Diagnostics
import FileAccess
import Foundation
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("One run at a time in a folder")
struct WriteLockTests {
    @Test("a lock is on the folder itself, and leaves nothing there, not even the folder")
    func nothingLeft() throws {
        try withTemporaryFolder { folder in
            let lock = lock(folder("a/b"))
            let locked = try folder.everything()
            #expect(locked == ["a/", "a/b/"])
            lock.release()
            let released = try folder.everything()
            #expect(released.isEmpty)
        }
    }

    @Test("runs that only look do not wait for each other, and make no folder")
    func shared() throws {
        try withTemporaryFolder { folder in
            let locks = [lock(folder.path, isShared: true), lock(folder.path, isShared: true)]
            lock(folder("none"), isShared: true).release()
            let everything = try folder.everything()
            #expect(everything.isEmpty)
            for lock in locks { lock.release() }
        }
    }

    @Test("a run waits until the one before it has ended, and says so after a second", arguments: [true, false])
    func waits(_ isShared: Bool) throws {
        try withTemporaryFolder { folder in
            let path = folder.path
            let first = lock(path)
            let events = Events()
            // A thread of its own: one that is shared with other tests must not wait.
            Thread.detachNewThread {
                WriteLock(path, isShared: isShared, LocalFileSystem()) { events.append($0) }.release()
                events.append("its turn")
            }
            Thread.sleep(forTimeInterval: 2)
            events.append("released")
            first.release()
            while events.all.count < 3 { Thread.sleep(forTimeInterval: 0.01) }
            #expect(
                events.all == ["waiting for another run that writes to '\(path)'", "released", "its turn"])
        }
    }

    @Test("where there are no locks, one note says so")
    func unsupported() {
        let fileSystem = FailingFileSystem()
        fileSystem.canLock = false
        let lock = WriteLock("/", isShared: true, fileSystem) { _ in }
        #expect(lock.diagnostics.map(\.code) == [.noLocks])
        #expect(lock.diagnostics.map(\.severity) == [.note])
        #expect(lock.diagnostics.map(\.message) == ["cannot lock '/': operation not supported"])
        lock.release()
    }

    private func lock(_ path: String, isShared: Bool = false) -> WriteLock {
        WriteLock(path, isShared: isShared, LocalFileSystem()) { _ in }
    }
}

/// What happened, in whichever thread.
private final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func append(_ text: String) { lock.withLock { texts.append(text) } }
}
