import FileAccess

extension GitRepository {
    /// Returns both versions of a file with merge conflicts, ours and theirs, as long as they are in the index.
    ///
    /// - Returns: An empty array if there are no two versions, or Git is not available.
    package static func mergedVersions(of path: String) -> [[UInt8]] {
        let (folder, name) = (FilePath.parent(of: path), FilePath.lastComponent(of: path))
        // A request ends with its line.
        guard !name.utf8.contains(0x0A), let repository = try? GitRepository(around: folder) else { return [] }
        return repository.contents(of: [":2:\(repository.prefix)\(name)", ":3:\(repository.prefix)\(name)"])
    }

    /// Returns the contents of all objects, or none.
    private func contents(of objects: [String]) -> [[UInt8]] {
        guard let process = try? GitProcess(["-C", folder, "cat-file", "--batch"]) else { return [] }
        // The length of names only matters for folders.
        let reader = GitObjects(process, nameLength: 20)
        return (try? objects.map { try reader.content(of: $0) }) ?? []
    }
}
