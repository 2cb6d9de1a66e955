/// The beginnings of two paths that many renamed tokens have in common, in which what comes behind is the same.
struct RenamedGroup: Hashable {
    var old: String
    var new: String
    /// What else members have in common.
    var part = ""

    /// The group of a token with two paths; `nil` where these end in different names.
    init?(_ oldPath: String, _ newPath: String, part: String = "") {
        let (old, new) = (oldPath.split(separator: "."), newPath.split(separator: "."))
        let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        guard shared > 0, shared < min(old.count, new.count) else { return nil }
        self.old = old.dropLast(shared).joined(separator: ".")
        self.new = new.dropLast(shared).joined(separator: ".")
        self.part = part
    }
}
