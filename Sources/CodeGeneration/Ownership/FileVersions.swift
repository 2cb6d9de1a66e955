/// The content at an output's path, read as a generated file.
enum FileVersions {
    case generated(GeneratedFile)
    /// Git left two versions, of which at least one has a header.
    case conflicted(MergeConflict, [GeneratedFile?])

    /// Reads a file; `nil` if it has no header.
    init?(_ bytes: [UInt8], _ form: HeaderForm) {
        let file = form.read(bytes)
        if file?.isIntact != true, let conflict = MergeConflict(bytes) {
            let versions = conflict.sides.map { form.read($0.bytes) }
            if versions.contains(where: { $0 != nil }) {
                self = .conflicted(conflict, versions)
                return
            }
        }
        guard let file else { return nil }
        self = .generated(file)
    }
}
