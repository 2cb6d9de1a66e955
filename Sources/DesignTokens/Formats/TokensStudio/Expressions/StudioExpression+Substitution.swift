extension StudioExpression {
    /// A reference for which nothing can be put in.
    package struct Failure: Hashable {
        /// How many bytes of the text stand before the reference.
        package var offset: Int
        /// The path, with those of references inside it replaced.
        package var path: String
        /// Whether the text would have grown beyond the limit; otherwise nothing was found at the path.
        package var isTooLong: Bool
    }

    /// How many bytes the references of one text may put into it, those inside paths included: texts that double at
    /// every hop come to an end.
    package static let substitutionLimit = 1 << 14

    /// Replaces the references, inner ones first.
    ///
    /// - Parameter resolve: The text at a path; `nil` when there is none. It is called once for each reference in turn.
    /// - Returns: The text, or what failed. After a failure the remaining references are still looked up, except those
    ///   whose path depends on one that failed; nothing is looked up once the text is too long.
    package func substituting(_ resolve: (String) -> String?) -> (text: String?, failures: [Failure]) {
        var failures: [Failure] = []
        var open: [Frame] = []
        var outer = Frame(offset: 0)
        var room = Self.substitutionLimit
        for piece in pieces {
            switch piece {
            case .literal(let range): outer.bytes += bytes[range]
            case .opening(let offset):
                open.append(outer)
                outer = Frame(offset: offset)
            case .closing:
                let inner = outer
                outer = open.popLast() ?? Frame(offset: 0)
                let path = Self.path(inner.bytes)
                guard inner.isKnown, let value = resolve(path)?.utf8 else {
                    outer.isKnown = false
                    if inner.isKnown { failures.append(Failure(offset: inner.offset, path: path, isTooLong: false)) }
                    continue
                }
                room -= value.count
                if room < 0 { return (nil, failures + [Failure(offset: inner.offset, path: path, isTooLong: true)]) }
                outer.bytes += value
            }
        }
        return (failures.isEmpty ? String(decoding: outer.bytes, as: UTF8.self) : nil, failures)
    }
}

/// The text, or a reference's path, as far as it has been put together.
private struct Frame {
    var offset: Int
    var bytes: [UInt8] = []
    var isKnown = true
}
