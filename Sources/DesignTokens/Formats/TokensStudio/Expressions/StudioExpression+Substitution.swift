extension StudioExpression {
    /// What became of a text when its references were replaced.
    package struct Substitution: Sendable, Hashable {
        /// The text with every reference replaced; `nil` when something failed.
        package var text: String?
        /// The references that were looked up, each with the path that it has by then, in the order of asking.
        package var asked: [Reference] = []
        /// What failed; empty when there is a text.
        package var failures: [Failure] = []
    }

    /// Why a text has no value.
    package enum Failure: Sendable, Hashable {
        /// Nothing was found for this reference.
        case unresolved(Reference)
        /// With this reference the text would have grown by more than so many bytes.
        case tooLong(Reference, limit: Int)

        /// The reference at which it failed.
        package var reference: Reference {
            switch self {
            case .unresolved(let reference), .tooLong(let reference, _): reference
            }
        }
    }

    /// How many bytes the references of one text may put into it: texts that double at every hop come to an end.
    package static let substitutionLimit = 1 << 14

    /// Replaces the references, inner ones first.
    ///
    /// - Parameters:
    ///   - limit: How many bytes all references together may put in, those inside paths included.
    ///   - resolve: The text at a path; `nil` when there is none. It is called once for every reference in turn.
    /// - Returns: The text or what failed, and what was asked. After a failure the remaining references are still
    ///   looked up, except those whose path depends on one that failed; nothing is looked up once the text is too
    ///   long.
    package func substituting(
        limit: Int = StudioExpression.substitutionLimit, _ resolve: (String) -> String?
    ) -> Substitution {
        var substitution = Substitution()
        var open: [Frame] = []
        var outer = Frame(offset: 0)
        var room = limit
        for piece in pieces {
            switch piece {
            case .literal(let range): outer.bytes += bytes[range]
            case .opening(let offset):
                open.append(outer)
                outer = Frame(offset: offset)
            case .closing:
                let inner = outer
                outer = open.popLast() ?? Frame(offset: 0)
                guard inner.isKnown, let value = substitution.look(up: inner, resolve) else {
                    outer.isKnown = false
                    continue
                }
                room -= value.count
                guard room >= 0 else {
                    substitution.failures.append(.tooLong(inner.reference, limit: limit))
                    return substitution
                }
                outer.bytes += value
            }
        }
        if substitution.failures.isEmpty { substitution.text = String(decoding: outer.bytes, as: UTF8.self) }
        return substitution
    }
}

/// The text, or a reference's path, as far as it has been put together.
private struct Frame {
    var offset: Int
    var bytes: [UInt8] = []
    var isKnown = true

    var reference: StudioExpression.Reference {
        StudioExpression.Reference(offset: offset, path: StudioExpression.path(bytes))
    }
}

extension StudioExpression.Substitution {
    fileprivate mutating func look(up frame: Frame, _ resolve: (String) -> String?) -> String.UTF8View? {
        let reference = frame.reference
        asked.append(reference)
        if let value = reference.path.flatMap(resolve) { return value.utf8 }
        failures.append(.unresolved(reference))
        return nil
    }
}
