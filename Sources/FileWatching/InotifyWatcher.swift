#if os(Linux)
import Dispatch
import FileAccess

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Watches folders with `inotify`.
package final class InotifyWatcher: FolderWatcher, @unchecked Sendable {
    private let changes: Changes
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    /// Protects the folders.
    private let queue = DispatchQueue(label: "InotifyWatcher")
    /// The relevant names in each folder, by watch descriptor.
    private var folders: [Int32: WatchedFolders.Interest] = [:]

    private static let headerSize = 16
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
    /// The events that matter regardless of the name: a deleted folder, or lost events.
    private static let eventsWithoutName = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW)

    package init(_ changes: Changes) throws(FileError) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw FileError(watching: ".") }
        self.changes = changes
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.readEvents() }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    package func watch(_ folders: WatchedFolders) throws(FileError) {
        let failure = queue.sync { replace(folders) }
        if let failure { throw failure }
    }

    /// Replaces the watched folders. The same folder keeps its watch descriptor.
    private func replace(_ watched: WatchedFolders) -> FileError? {
        var current: [Int32: WatchedFolders.Interest] = [:]
        defer {
            for number in folders.keys where current[number] == nil { inotify_rm_watch(descriptor, number) }
            folders = current
        }
        for (path, interest) in watched.interests {
            let number = inotify_add_watch(descriptor, path, Self.events | UInt32(IN_ONLYDIR))
            if number >= 0 {
                current[number] = interest
            } else if errno == ENOSPC || errno == ENOMEM {
                return FileError(watching: path)
            }
        }
        return nil
    }

    private func readEvents() {
        let isWorthALook = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
            var isWorthALook = false
            while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
                isWorthALook = concern(UnsafeRawBufferPointer(rebasing: buffer[..<count])) || isWorthALook
            }
            return isWorthALook
        }
        if isWorthALook { Task { [changes] in await changes.notice() } }
    }

    /// Returns whether one of several events, each a header and a name, is relevant.
    private func concern(_ events: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while start + Self.headerSize <= events.count {
            let number = events.loadUnaligned(fromByteOffset: start, as: Int32.self)
            let mask = events.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
            let length = Int(events.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
            let name = events[(start + Self.headerSize)..<min(start + Self.headerSize + length, events.count)]
            start += Self.headerSize + length
            if mask & Self.eventsWithoutName != 0 { return true }
            let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
            if folders[number]?.includes(text) == true { return true }
        }
        return false
    }
}

extension FileError {
    /// Creates an error from `errno`.
    fileprivate init(watching path: String) {
        let words = String(cString: strerror(errno))
        self.init(path: path, operation: .watch, reason: words.prefix(1).lowercased() + words.dropFirst())
    }
}
#endif
