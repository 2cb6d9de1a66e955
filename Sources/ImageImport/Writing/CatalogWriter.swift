import CodeGeneration
import Diagnostics
import FileAccess

/// Writes changes to a catalog in an order that keeps every file in a `Contents.json` available: new files, then
/// `Contents.json`, then removals. A new set is created under another name and appears complete.
struct CatalogWriter: Sendable {
    let catalog: String
    let fileSystem: any FileSystem

    /// Creates a group for new sets.
    func make(_ group: CatalogComparison.NewGroup) throws(FileError) {
        try makeFolder(group.folder) { (folder) throws(FileError) in
            try fileSystem.create(
                FilePath.join(folder, CatalogScan.contentsName), bytes: group.contents, permissions: nil)
        }
    }

    /// Creates the root `Contents.json` that Xcode expects.
    func makeContents() throws(FileError) {
        let contents = Array(ImageSetText.group(providesNamespace: false).utf8)
        try put(contents, at: path(CatalogScan.contentsName), expecting: nil)
    }

    func write(_ change: SetChange) throws(FileError) {
        switch change.action {
        case .added: try add(change)
        case .changed: try update(change)
        case .removed: try remove(change)
        case .same, .gone, .kept, .failed: break
        }
    }

    /// Removes abandoned files of killed runs.
    func clear(_ strays: [String]) {
        for stray in strays {
            guard (try? fileSystem.status(of: stray))?.kind == .folder else {
                try? fileSystem.removeFile(stray)
                continue
            }
            try? removeAll(in: stray)
        }
    }

    // MARK: - Sets

    private func add(_ change: SetChange) throws(FileError) {
        try makeFolder(change.folder) { (folder) throws(FileError) in
            for copy in change.copies {
                let bytes = try fileSystem.read(copy.source)
                try fileSystem.create(FilePath.join(folder, copy.name), bytes: bytes, permissions: nil)
            }
            let contents = FilePath.join(folder, CatalogScan.contentsName)
            try fileSystem.create(contents, bytes: change.contents ?? [], permissions: nil)
        }
    }

    private func update(_ change: SetChange) throws(FileError) {
        for copy in change.copies {
            let target = FilePath.join(path(change.folder), copy.name)
            let bytes = try fileSystem.read(copy.source)
            let previous = copy.isReplacement ? try unchanged(target, change.own[copy.name]) : nil
            try put(bytes, at: target, expecting: previous)
        }
        if let contents = change.contents {
            let target = FilePath.join(path(change.folder), CatalogScan.contentsName)
            try put(contents, at: target, expecting: change.previous)
        }
        for name in change.removals {
            let target = FilePath.join(path(change.folder), name)
            _ = try unchanged(target, change.own[name])
            try fileSystem.removeFile(target)
        }
    }

    /// Returns the bytes of a file to remove, which must be unchanged if an import wrote it.
    private func unchanged(_ target: String, _ digest: ImageDigest?) throws(FileError) -> [UInt8] {
        let bytes = try fileSystem.read(target)
        if let digest, ImageDigest(bytes) != digest { throw changedMeanwhile(target) }
        return bytes
    }

    /// Removes a set in one step, then its content if that is still what imports wrote.
    private func remove(_ change: SetChange) throws(FileError) {
        let folder = path(change.folder)
        let hidden = TemporaryName.ofImports.path(for: folder)
        try fileSystem.rename(folder, to: hidden)
        guard (try? holdsOnlyOwn(hidden, change)) == true else {
            _ = try fileSystem.moveToFreePath(hidden, folder)
            throw changedMeanwhile(folder)
        }
        try removeAll(in: hidden)
    }

    private func holdsOnlyOwn(_ folder: String, _ change: SetChange) throws(FileError) -> Bool {
        for entry in try fileSystem.list(folder) {
            let path = FilePath.join(folder, entry.name)
            if entry.name == CatalogScan.contentsName {
                guard try fileSystem.read(path) == change.previous else { return false }
            } else if entry.name != ".DS_Store", !TemporaryName.ofImports.made(entry.name) {
                guard let digest = change.own[entry.name], try ImageDigest(fileSystem.read(path)) == digest else {
                    return false
                }
            }
        }
        return true
    }

    // MARK: - Steps

    /// Writes a file in one step if it has the expected content; `nil` expects no file.
    func put(_ bytes: [UInt8], at target: String, expecting previous: [UInt8]?) throws(FileError) {
        let temporary = TemporaryName.ofImports.path(for: target)
        let permissions = previous == nil ? nil : try fileSystem.status(of: target)?.permissions
        defer { try? fileSystem.removeFile(temporary) }
        do throws(FileError) {
            try fileSystem.create(temporary, bytes: bytes, permissions: permissions)
            let files = GuardedFiles(fileSystem: fileSystem)
            if case .refused = try files.put(temporary, holding: bytes, at: target, expecting: previous) {
                throw changedMeanwhile(target)
            }
        } catch {
            throw error.at(target)
        }
    }

    private func path(_ relative: String) -> String { FilePath.join(catalog, relative) }

    /// Creates a folder with the content that `fill` writes, in one step.
    private func makeFolder(_ relative: String, _ fill: (String) throws(FileError) -> Void) throws(FileError) {
        let target = path(relative)
        let temporary = TemporaryName.ofImports.path(for: target)
        do throws(FileError) {
            try fileSystem.createFolder(temporary)
            try fill(temporary)
            guard try fileSystem.moveToFreePath(temporary, target) else { throw changedMeanwhile(target) }
        } catch {
            try? removeAll(in: temporary)
            throw error.path.hasPrefix(temporary) ? error.at(target) : error
        }
    }

    private func removeAll(in folder: String) throws(FileError) {
        for entry in try fileSystem.list(folder) {
            let path = FilePath.join(folder, entry.name)
            if entry.kind == .folder, !entry.isLink { try removeAll(in: path) } else { try fileSystem.removeFile(path) }
        }
        try fileSystem.removeFolder(folder)
    }

    private func changedMeanwhile(_ path: String) -> FileError {
        FileError(path: path, operation: .write, reason: "another program has changed it")
    }
}

extension FileError {
    /// Returns the error with the path of the real file instead of the temporary one.
    fileprivate func at(_ path: String) -> FileError { FileError(path: path, operation: operation, reason: reason) }
}
