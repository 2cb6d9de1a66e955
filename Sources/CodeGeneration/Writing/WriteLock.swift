import Diagnostics
import FileAccess

/// A lock that allows one run at a time in a folder that is written to, such as an output root. Other runs wait before
/// they read anything. Checks share the lock.
///
/// Runs whose output roots contain each other do not wait. They are safe because no run touches temporary files of
/// another root or undoes what it did not write.
package struct WriteLock {
    /// The note that locks are not available.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether another run held the lock, and may have changed what was read before.
    package private(set) var hasWaited = false

    private var lock: FolderLock?
    /// The folders that were created for locking.
    private var madeFolders: [String] = []
    private let fileSystem: any FileSystem

    /// Waits for the lock, and announces long waits. A missing root is created unless the run only reads and shares the
    /// lock.
    package init(_ root: String, isShared: Bool, _ fileSystem: any FileSystem, announce: (String) -> Void) {
        self.fileSystem = fileSystem
        // The previous run may have removed the folder that it created. Retry, but not forever.
        for _ in 0..<100 {
            if !isShared { makeFolders(to: root) }
            do throws(FileError) {
                guard try take(root, isShared, announce) else { return }
            } catch {
                // A root that is not a folder is reported when it is written to.
                let isFolder = (try? fileSystem.status(of: root))?.kind == .folder
                if isFolder { diagnostics = [Self.noLocks(root, error.reason)] }
                return
            }
            if lock?.isInPlace == true { return }
            lock?.release()
            lock = nil
        }
        diagnostics = [Self.noLocks(root, "it keeps being replaced")]
    }

    /// Locks the existing folder. Returns whether locks are available.
    private mutating func take(
        _ root: String, _ isShared: Bool, _ announce: (String) -> Void
    ) throws(FileError) -> Bool {
        switch try fileSystem.lock(folder: root, isShared: isShared) {
        case .unsupported(let reason):
            diagnostics = [Self.noLocks(root, reason)]
            return false
        case .held(let lock): self.lock = lock
        case .busy(let lock):
            self.lock = lock
            hasWaited = true
            lock.wait(isShared: isShared) {
                announce("waiting for another run that writes to '\(Diagnostic.visible(root))'")
            }
        }
        return true
    }

    package func release() {
        for folder in madeFolders.reversed() { try? fileSystem.removeFolder(folder) }
        lock?.release()
    }

    private mutating func makeFolders(to root: String) {
        for folder in (try? fileSystem.missingFolders(of: root)) ?? [] {
            guard (try? fileSystem.createFolder(folder)) != nil else { return }
            madeFolders.append(folder)
        }
    }

    private static func noLocks(_ root: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .note, .noLocks, "cannot lock '\(root)': \(reason)",
            advice: "make sure that no two runs write there at the same time")
    }
}
