extension ImportRecord {
    /// The record for the time of some changes: of each set the old images and the new ones. However an import ends, what it
    /// has written until then is known.
    func during(_ changes: [SetChange]) -> ImportRecord {
        var record = self
        for change in changes { record.add(change.images, to: change.path) }
        return record
    }

    /// The record when all is done, by what has become of each change.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - found: The sets that were there before.
    /// - Returns: The record, without sets that are there no more.
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
