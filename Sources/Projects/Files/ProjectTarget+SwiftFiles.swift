import FileAccess

extension ProjectTarget {
    /// Returns the paths of the Swift files that it compiles, as far as its project shows it.
    package func swiftFiles(_ fileSystem: SearchedFolder) -> [String] {
        let paths = allCode.flatMap { place in
            place.hasSuffix(".swift") ? [place] : (try? SwiftFolder(place, fileSystem))?.files.map(\.path) ?? []
        }
        return paths.uniqueInOrder.filter { !leavesOut($0) }
    }
}
