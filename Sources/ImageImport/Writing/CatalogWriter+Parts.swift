import FileAccess

extension CatalogWriter {
    /// How many sets are one part of the work.
    private static let partSize = 32

    /// Writes image sets, which have nothing to do with each other, several at a time. Where the program is to end, sets that are
    /// begun are finished, and the others left as they are.
    ///
    /// - Parameters:
    ///   - changes: What is to be done.
    ///   - width: How many parts are written at once.
    ///   - progress: Is told how many of the changes are carried out.
    /// - Returns: For each change, why it was not carried out, or not wholly.
    func write(_ changes: [SetChange], width: Int, progress: (Int) -> Void) async -> [FileError?] {
        var parts = stride(from: 0, to: changes.count, by: Self.partSize).map { start in
            start..<min(start + Self.partSize, changes.count)
        }[...]
        var failures = [FileError?](repeating: nil, count: changes.count)
        var done = 0
        await withTaskGroup(of: (Range<Int>, [FileError?]).self) { group in
            func begin() {
                guard let part = parts.popFirst() else { return }
                group.addTask { (part, changes[part].map { failure(of: $0) }) }
            }
            for _ in 0..<width { begin() }
            while let (part, outcomes) = await group.next() {
                failures.replaceSubrange(part, with: outcomes)
                done += part.count
                progress(done)
                begin()
            }
        }
        return failures
    }

    private func failure(of change: SetChange) -> FileError? {
        if DeferredSignals.hasArrived { return nil }
        do {
            try write(change)
            return nil
        } catch {
            return error
        }
    }
}
