import FileAccess

/// Repeats an action whenever its inputs change.
package struct WatchLoop: Sendable {
    private let watcher: any FolderWatcher
    private let changes: Changes
    private let fileSystem: any FileSystem

    package init(_ watcher: any FolderWatcher, _ changes: Changes, _ fileSystem: any FileSystem = LocalFileSystem()) {
        self.watcher = watcher
        self.changes = changes
        self.fileSystem = fileSystem
    }

    /// Runs an action, and again after each change of its inputs, until Ctrl-C.
    ///
    /// - Throws: A ``FileError`` if folders cannot be watched.
    package static func runUntilSignal(_ action: (any FileSystem) async -> Void) async throws(FileError) {
        let changes = Changes()
        let signals = EndingSignals(changes)
        defer { signals.release() }
        try await WatchLoop(try SystemFolderWatcher(changes), changes).run(action)
    }

    /// Runs an action until the changes end. The files that it reads through the given file system are watched.
    ///
    /// A notification only means that something may have changed; content decides. It is compared after the folders are
    /// watched, so that no change is missed, and folders are watched again after each notification, because they may
    /// have been replaced.
    ///
    /// - Throws: A ``FileError`` if folders cannot be watched.
    package func run(_ action: (any FileSystem) async -> Void) async throws(FileError) {
        repeat {
            let memory = RecordingFileSystem(fileSystem)
            await action(memory)
            try watcher.watch(memory.watchedFolders())
            while memory.isCurrent(), await changes.next() { try watcher.watch(memory.watchedFolders()) }
        } while await changes.settle()
    }
}
