/// An axis of modes: a collection in Figma, a group of Tokens Studio's themes, or a modifier in a resolver document.
package struct ModeAxis: Sendable, Hashable {
    /// The name, which no Figma export contains.
    package var name: String?
    /// The modes, or contexts, to choose from, the default one first.
    package var contexts: [String]
    /// Whether it is a collection whose modes correspond to those of others by name, because they are files, or the
    /// appearances of an asset catalog.
    var isOfFiles = false
    /// The context in which no theme of a group is enabled, if it is configured.
    package var emptyContext: Int?

    /// Whether contexts with the same name correspond: in collections of files, and in axes with the same name, such as
    /// one modifier in several resolver documents.
    func belongs(with other: ModeAxis) -> Bool {
        (isOfFiles && other.isOfFiles) || (name != nil && name == other.name)
    }
}

/// Several axes, of which every token depends on few: its modes are the product of just these. The product of all axes,
/// possibly a million combinations, is never computed.
extension [ModeAxis] {
    /// The default context of each axis.
    var defaults: [Int] { map { _ in 0 } }

    /// The combinations in which a single axis is not in its default context, by axis.
    var singleChanges: [(axis: Int, combination: [Int])] {
        indices.flatMap { axis in
            self[axis].contexts.indices.dropFirst().map { context in
                var combination = defaults
                combination[axis] = context
                return (axis, combination)
            }
        }
    }

    /// The combinations of some axes, with the others in their default contexts: a context for every axis, the default
    /// combination first; `nil` if the limit is exceeded.
    func combinations(of chosen: [Int], limit: Int = ModeLimit.combinations) -> [[Int]]? {
        var result = [defaults]
        for axis in chosen {
            let (count, overflow) = result.count.multipliedReportingOverflow(by: self[axis].contexts.count)
            guard !overflow, count <= limit || chosen.count == 1 else { return nil }
            result = result.flatMap { combination in
                self[axis].contexts.indices.map { context in
                    var next = combination
                    next[axis] = context
                    return next
                }
            }
        }
        return result
    }

    /// The examined axes that make a difference: changing only the context of that axis changes the value. There is one
    /// value for each of their ``combinations(of:limit:)``.
    func relevant<Value: Hashable>(_ chosen: [Int], _ values: [Value]) -> [Int] {
        var stride = values.count
        return chosen.filter { axis in
            let size = self[axis].contexts.count
            stride /= size
            return values.indices.contains { index in
                (index / stride) % size > 0 && values[index] != values[index - stride]
            }
        }
    }

    func names(of chosen: [Int]) -> String { chosen.map { "'\(self[$0].name ?? "")'" }.joined(separator: ", ") }

    /// The name of the collection of the tokens that these axes change.
    func collectionName(of chosen: [Int]) -> String { chosen.map { self[$0].name ?? "" }.joined(separator: " × ") }

    /// The name of the mode for a combination.
    func modeName(of combination: [Int], _ chosen: [Int], separator: String = "-") -> String {
        chosen.isEmpty ? "default" : chosen.map { self[$0].contexts[combination[$0]] }.joined(separator: separator)
    }
}
