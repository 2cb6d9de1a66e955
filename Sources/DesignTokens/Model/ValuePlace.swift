import Diagnostics
import LocatedJSON

/// A value in one of several files, or the string of a `$ref` that replaces a token's value.
struct ValuePlace: Hashable {
    var source: Int
    var node: JSONNode
    var isPointer = false
}

extension [JSONDocument] {
    func location(of place: ValuePlace) -> SourceLocation { self[place.source].location(of: place.node) }
}
