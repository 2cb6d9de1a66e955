/// A group that extends another one: `$extends`, format module, section 6.4.
struct GroupExtension {
    var path: String
    /// The path of the extended group, or `nil` for an invalid reference.
    var base: String?
    /// The place of the reference.
    var place: ValuePlace
}
