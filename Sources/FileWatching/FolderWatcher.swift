import FileAccess

/// Tells ``Changes`` when something may have changed in folders; without asking again and again.
package protocol FolderWatcher: Sendable {
    /// Watches these folders from now on, and no others. A folder that came in place of another is watched as well.
    ///
    /// - Throws: A ``FileError`` when the system watches no more; a folder that has gone meanwhile is none.
    func watch(_ folders: WatchedFolders) throws(FileError)
}

#if canImport(Darwin)
package typealias SystemFolderWatcher = FileEventsWatcher
#else
package typealias SystemFolderWatcher = InotifyWatcher
#endif
