/// The differing prefixes of two paths whose endings are the same, shared by many renamed tokens.
struct RenamedGroup: Hashable {
    var old: String
    var new: String
    /// Another property that the members share.
    var part = ""

    /// Creates the group for a token's two paths; `nil` if they end in different names.
    init?(_ oldPath: String, _ newPath: String, part: String = "") {
        let (old, new) = (oldPath.split(separator: "."), newPath.split(separator: "."))
        let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        guard shared > 0, shared < min(old.count, new.count) else { return nil }
        self.old = old.dropLast(shared).joined(separator: ".")
        self.new = new.dropLast(shared).joined(separator: ".")
        self.part = part
    }
}
