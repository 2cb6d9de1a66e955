import Diagnostics
import FileAccess

/// One run at a time in a folder that is written to, such as an output root: others wait, before they read anything.
/// Checks lock it together.
///
/// Runs whose output roots lie in each other do not wait for each other. They are safe by what the rest of this folder does:
/// no run touches temporary files of another root, or takes back what it did not write.
package struct WriteLock {
    /// That there are no locks here.
    package private(set) var diagnostics: [Diagnostic] = []

    private var lock: FolderLock?
    /// The folders that were made to be locked.
    private var madeFolders: [String] = []
    private let fileSystem: any FileSystem

    /// Waits for its turn, and announces that when it gets long. A root that is missing is made, unless the run only
    /// looks, and so shares the lock.
    package init(_ root: String, isShared: Bool, _ fileSystem: any FileSystem, announce: (String) -> Void) {
        self.fileSystem = fileSystem
        // The run before may have removed the folder that it had made; but not time and again.
        for _ in 0..<100 {
            if !isShared { makeFolders(to: root) }
            do throws(FileError) {
                guard try take(root, isShared, announce) else { return }
            } catch {
                // What is wrong with a root that is no folder is found where it is written to.
                let isFolder = (try? fileSystem.status(of: root))?.kind == .folder
                if isFolder { diagnostics = [Self.noLocks(root, error.reason)] }
                return
            }
            if lock?.isInPlace == true { return }
            lock?.release()
            lock = nil
        }
        diagnostics = [Self.noLocks(root, "it is not the same folder for long")]
    }

    /// Locks the folder that is there now; says whether there are locks.
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
            lock.wait(isShared: isShared) {
                announce("waiting for another run that writes to \"\(Diagnostic.visible(root))\"")
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
            .note, .noLocks, "\"\(root)\" cannot be locked: \(reason)",
            advice: "see to it that no two runs write there at the same time")
    }
}
