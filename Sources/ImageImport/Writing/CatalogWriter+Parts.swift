import FileAccess

extension CatalogWriter {
    /// The number of sets in a part.
    private static let partSize = 32

    /// Writes independent image sets in parallel. On a signal, started sets are finished and others are left unchanged.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - width: The number of parallel parts.
    ///   - progress: Called with the number of finished changes.
    /// - Returns: For each change, the error if it was not carried out completely.
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
