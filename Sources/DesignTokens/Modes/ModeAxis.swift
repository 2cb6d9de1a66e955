/// One thing that modes are a choice of: a collection of Figma, a group of Tokens Studio's themes, or a modifier of a
/// resolver document.
package struct ModeAxis: Sendable, Hashable {
    /// The name; no export of Figma holds it.
    package var name: String?
    /// What there is to choose from, the default first.
    package var contexts: [String]
    /// Whether it is a collection whose modes go with those of others by their names: they are files, or the appearances of an
    /// asset catalog.
    var isOfFiles = false
    /// The context in which none of a group's themes holds, where the configuration knows one.
    package var emptyContext: Int?

    /// Whether contexts of one name are the same thing in both: in collections of files, and in axes of one name, such as
    /// a modifier that several resolver documents have.
    func belongs(with other: ModeAxis) -> Bool {
        (isOfFiles && other.isOfFiles) || (name != nil && name == other.name)
    }
}

/// Several axes, of which every token depends on few: its modes are the product of just these. The product of all axes,
/// which can be a million combinations, is never made.
extension [ModeAxis] {
    /// One context of each axis, the default ones.
    var defaults: [Int] { map { _ in 0 } }

    /// The combinations in which one axis alone is not in its default context, by axis.
    var singleChanges: [(axis: Int, combination: [Int])] {
        indices.flatMap { axis in
            self[axis].contexts.indices.dropFirst().map { context in
                var combination = defaults
                combination[axis] = context
                return (axis, combination)
            }
        }
    }

    /// The combinations of some axes, the others in their default contexts: for each the context of every axis, the default
    /// combination first; `nil` where there are more than the limit.
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

    /// The axes, of those that values were looked at for, that make a difference: changing the context of one of them
    /// alone changes the value. There is one for each of their ``combinations(of:limit:)``.
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

    func names(of chosen: [Int]) -> String { chosen.map { "\"\(self[$0].name ?? "")\"" }.joined(separator: ", ") }

    /// The name of the collection of the tokens that these axes change.
    func collectionName(of chosen: [Int]) -> String { chosen.map { self[$0].name ?? "" }.joined(separator: " × ") }

    /// The name of the mode that a combination is.
    func modeName(of combination: [Int], _ chosen: [Int], separator: String = "-") -> String {
        chosen.isEmpty ? "default" : chosen.map { self[$0].contexts[combination[$0]] }.joined(separator: separator)
    }
}
