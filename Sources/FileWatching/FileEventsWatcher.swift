#if canImport(Darwin)
import CoreServices
import Dispatch
import FileAccess

/// Watches folders with FSEvents, which reports all changes in their subtrees.
package final class FileEventsWatcher: FolderWatcher, @unchecked Sendable {
    private let changes: Changes
    /// Protects the following properties.
    private let queue = DispatchQueue(label: "FileEventsWatcher")
    private var folders = WatchedFolders()
    private var roots: [String] = []
    private var stream: FSEventStreamRef?

    /// The events that matter regardless of the path: a moved root, or lost events.
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
        throw FileError(path: roots[0], operation: .watch, reason: "the system does not report file events")
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

    /// Handles events on the queue; there are as many C strings as flags.
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
    /// The watched folders that are not inside another one.
    fileprivate var roots: [String] {
        // With a trailing slash, the content of a folder sorts directly after it.
        let named = interests.filter(\.value.isNamed).keys.map { $0 == "/" ? $0 : $0 + "/" }.sorted()
        return named.reduce(into: []) { roots, path in
            if roots.last.map(path.hasPrefix) != true { roots.append(path) }
        }
    }

    /// Returns whether a change at a path is relevant: in one of the folders, or of such a folder itself.
    fileprivate func includes(_ path: String) -> Bool {
        interests[path] != nil
            || interests[FilePath.parent(of: path)]?.includes(FilePath.lastComponent(of: path)) == true
    }
}
#endif
