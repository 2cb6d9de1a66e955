extension Sequence where Element: Hashable {
    /// The elements without those that came before.
    @inlinable package var uniqueInOrder: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
