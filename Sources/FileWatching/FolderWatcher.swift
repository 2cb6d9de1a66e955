import FileAccess

/// Notifies ``Changes`` of possible changes in folders, without polling.
package protocol FolderWatcher: Sendable {
    /// Watches these folders from now on, and no others. Replaced folders are also watched.
    ///
    /// - Throws: A ``FileError`` if the system limit is reached; a folder that no longer exists is ignored.
    func watch(_ folders: WatchedFolders) throws(FileError)
}

#if canImport(Darwin)
package typealias SystemFolderWatcher = FileEventsWatcher
#else
package typealias SystemFolderWatcher = InotifyWatcher
#endif
