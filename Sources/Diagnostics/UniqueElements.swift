extension Sequence {
    /// The elements without those whose key occurred earlier.
    @inlinable package func firsts<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without duplicates.
    @inlinable package var uniqueInOrder: [Element] { firsts(by: \.self) }
}
