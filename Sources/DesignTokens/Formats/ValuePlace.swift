import Diagnostics
import LocatedJSON

/// A value in one of several files, or the text of a `$ref` that stands for a whole token's value.
struct ValuePlace: Hashable {
    var source: Int
    var node: JSONNode
    var isPointer = false
}

extension [JSONDocument] {
    func location(of place: ValuePlace) -> SourceLocation { self[place.source].location(of: place.node) }
}
