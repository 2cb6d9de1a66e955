import FileAccess

/// Does something, and again whenever what it has read is no longer what it was.
package struct WatchLoop: Sendable {
    private let watcher: any FolderWatcher
    private let changes: Changes
    private let fileSystem: any FileSystem

    package init(_ watcher: any FolderWatcher, _ changes: Changes, _ fileSystem: any FileSystem = LocalFileSystem()) {
        self.watcher = watcher
        self.changes = changes
        self.fileSystem = fileSystem
    }

    /// Runs an action, and again after each change of what it has read, until somebody ends it by Ctrl-C.
    ///
    /// - Throws: A ``FileError`` when folders cannot be watched.
    package static func runUntilSignal(_ action: (any FileSystem) async -> Void) async throws(FileError) {
        let changes = Changes()
        let signals = EndingSignals(changes)
        defer { signals.release() }
        try await WatchLoop(try SystemFolderWatcher(changes), changes).run(action)
    }

    /// Runs an action until the changes end. What the action reads through the file system that it is given is watched.
    ///
    /// A notice says only that something may have changed: content decides. It is compared after the folders are watched,
    /// so that nothing that changes during the action, or before its folders are known, is missed; and folders are watched
    /// again after each notice, because another may have taken the place of one.
    ///
    /// - Throws: A ``FileError`` when folders cannot be watched.
    package func run(_ action: (any FileSystem) async -> Void) async throws(FileError) {
        repeat {
            let memory = RememberingFileSystem(fileSystem)
            await action(memory)
            try watcher.watch(memory.watchedFolders())
            while memory.isCurrent(), await changes.next() { try watcher.watch(memory.watchedFolders()) }
        } while await changes.settle()
    }
}
