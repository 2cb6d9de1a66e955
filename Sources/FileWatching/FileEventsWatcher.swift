#if canImport(Darwin)
import CoreServices
import Dispatch
import FileAccess

/// Watches folders by FSEvents, which tells of everything below them.
package final class FileEventsWatcher: FolderWatcher, @unchecked Sendable {
    private let changes: Changes
    /// Only one thread at a time touches what follows.
    private let queue = DispatchQueue(label: "FileEventsWatcher")
    private var folders = WatchedFolders()
    private var roots: [String] = []
    private var stream: FSEventStreamRef?

    /// What counts wherever it happens: a root has moved, or events were lost.
    private static let flagsWithoutPath = FSEventStreamEventFlags(
        kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged)

    package init(_ changes: Changes) throws(FileError) { self.changes = changes }

    deinit { stop() }

    package func watch(_ folders: WatchedFolders) throws(FileError) {
        let isWatching = queue.sync {
            self.folders = folders
            if folders.roots == roots, stream != nil { return true }
            stop()
            roots = folders.roots
            return roots.isEmpty || start()
        }
        guard !isWatching else { return }
        throw FileError(path: roots[0], operation: .watch, reason: "the system sends no file events")
    }

    private func start() -> Bool {
        var context = FSEventStreamContext()
        context.info = Unmanaged.passUnretained(self).toOpaque()
        let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagWatchRoot
        guard let paths = CFArrayCreateMutable(nil, roots.count, [kCFTypeArrayCallBacks]) else { return false }
        for root in roots {
            guard let text = CFStringCreateWithCString(nil, root, CFStringBuiltInEncodings.UTF8.rawValue) else {
                continue
            }
            CFArrayAppendValue(paths, Unmanaged.passUnretained(text).toOpaque())
        }
        stream = FSEventStreamCreate(
            nil, { _, info, count, paths, flags, _ in FileEventsWatcher.handle(info, count, paths, flags) }, &context,
            paths, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.02, FSEventStreamCreateFlags(flags))
        guard let stream else { return false }
        FSEventStreamSetDispatchQueue(stream, queue)
        return FSEventStreamStart(stream)
    }

    private func stop() {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        self.stream = nil
    }

    /// Is called on the queue, with as many paths, which are C strings, as flags.
    private static func handle(
        _ info: UnsafeMutableRawPointer?, _ count: Int, _ paths: UnsafeMutableRawPointer,
        _ flags: UnsafePointer<FSEventStreamEventFlags>
    ) {
        guard let info else { return }
        let watcher = Unmanaged<FileEventsWatcher>.fromOpaque(info).takeUnretainedValue()
        let texts = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
        let isWorthALook = (0..<count).contains { index in
            flags[index] & flagsWithoutPath != 0 || watcher.folders.includes(String(cString: texts[index]))
        }
        if isWorthALook { Task { [changes = watcher.changes] in await changes.notice() } }
    }
}

extension WatchedFolders {
    /// The folders that were asked about and lie below no other of them.
    fileprivate var roots: [String] {
        // With a slash behind each, what lies in a folder comes right after it.
        let named = interests.filter(\.value.isNamed).keys.map { $0 == "/" ? $0 : $0 + "/" }.sorted()
        return named.reduce(into: []) { roots, path in
            if roots.last.map(path.hasPrefix) != true { roots.append(path) }
        }
    }

    /// Whether a change at a path is worth a look: what is below one of its folders, or such a folder itself.
    fileprivate func includes(_ path: String) -> Bool {
        interests[path] != nil
            || interests[FilePath.parent(of: path)]?.includes(FilePath.lastComponent(of: path)) == true
    }
}
#endif
