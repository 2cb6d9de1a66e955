extension ImportRecord {
    /// Returns the record during changes, with the old and new images of each set. However an import ends, its written
    /// images are known.
    func during(_ changes: [SetChange]) -> ImportRecord {
        var record = self
        for change in changes { record.add(change.images, to: change.path) }
        return record
    }

    /// Returns the record after the changes, by their results.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - found: The sets that existed before.
    /// - Returns: The record, without sets that no longer exist.
    func after(_ changes: [SetChange], found: [String]) -> ImportRecord {
        var record = ImportRecord()
        for change in changes where change.action != .removed {
            let isDone = [.added, .changed, .same].contains(change.action)
            if !isDone, let images = sets[change.path] { record.add(images, to: change.path) }
            record.add(change.images, to: change.path)
        }
        for path in Set(found).subtracting(changes.map(\.path)) {
            if let images = sets[path] { record.add(images, to: path) }
        }
        return record
    }
}
