/// What two paths of one token have in common.
enum RenamedPaths {
    /// The beginnings of two paths, without the names in which both end; `nil` where they end in none.
    static func beginnings(_ oldPath: String, _ newPath: String) -> (old: String, new: String)? {
        let (old, new) = (oldPath.split(separator: "."), newPath.split(separator: "."))
        let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        guard shared > 0, shared < min(old.count, new.count) else { return nil }
        return (old.dropLast(shared).joined(separator: "."), new.dropLast(shared).joined(separator: "."))
    }
}
