/// What the record of a catalog has to say of the changes of an import, before they are made and after.
struct RecordedChanges {
    /// What the record said before.
    let old: ImportRecord
    let changes: [SetChange]
    /// The sets that are there.
    let found: [String]

    /// The record for the time of the changes: of each set the old images and the new ones. However an import ends, what it has
    /// written until then is known.
    var intended: ImportRecord {
        var record = old
        for change in changes { record.add(change.images, to: change.path) }
        return record
    }

    /// The record when all is done, by what has become of each change.
    func done(_ actions: [ImportReport.Action]) -> ImportRecord {
        var record = ImportRecord()
        for (change, action) in zip(changes, actions) {
            switch action {
            case .added, .changed, .same: record.add(change.images, to: change.path)
            case .removed: break
            case .gone, .kept, .failed:
                if let images = old.sets[change.path] { record.add(images, to: change.path) }
                if !change.images.isEmpty { record.add(change.images, to: change.path) }
            }
        }
        let changed = Set(changes.map(\.path))
        for path in found where !changed.contains(path) {
            if let images = old.sets[path] { record.add(images, to: path) }
        }
        return record
    }
}
