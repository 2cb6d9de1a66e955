import FileAccess

extension GitRepository {
    /// The two versions of a file that Git could not merge, whole, as the index has them until somebody adds the file: ours
    /// and theirs.
    ///
    /// - Returns: Nothing where Git has no two versions, or is not there to be asked.
    package static func mergedVersions(of path: String) -> [[UInt8]] {
        let (folder, name) = (FilePath.parent(of: path), FilePath.lastComponent(of: path))
        // A question ends with its line.
        guard !name.utf8.contains(0x0A), let repository = try? GitRepository(around: folder) else { return [] }
        return repository.contents(of: [":2:\(repository.prefix)\(name)", ":3:\(repository.prefix)\(name)"])
    }

    /// The contents of all of these objects, or nothing.
    private func contents(of objects: [String]) -> [[UInt8]] {
        guard let process = try? GitProcess(["-C", folder, "cat-file", "--batch"]) else { return [] }
        // The length of names counts in folders only.
        let reader = GitObjects(process, nameLength: 20)
        return (try? objects.map { try reader.content(of: $0) }) ?? []
    }
}
