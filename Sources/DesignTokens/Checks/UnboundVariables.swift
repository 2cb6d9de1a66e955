import Diagnostics

/// Warns once for each collection whose variables are written as the values that they were exported with, in any mode:
/// these are the values of one mode.
struct UnboundVariables: TokenRule {
    func diagnostics(_ resolution: Resolution) -> [Diagnostic] {
        let (graph, collections) = (resolution.graph, resolution.collections)
        let values = resolution.linkedValues.filter { value in
            // A color that equals another one does so in every mode, and refers to it.
            guard value.trace.step == .literal, resolution.traces[value.token].step != .value else { return false }
            let isKnown = value.variable.isInOwnCollection || collections.match(of: value.variable) != nil
            // A variable that is there was not taken because of a cycle, which has been reported.
            return isKnown
                && collections.target(of: value.variable, for: value.token, in: graph, resolution.types) == nil
        }
        // No match stands for the collection of the token itself.
        let groups = Dictionary(grouping: values.indices) { collections.match(of: values[$0].variable) }
        return groups.sorted { $0.value[0] < $1.value[0] }.map { match, indices in
            report(match.map { collections.all[$0] }, indices.map { values[$0] })
        }
    }

    /// Reports the values of one collection; the mode where all are in one that is not the default one.
    private func report(_ match: CollectionMatch?, _ linked: [LinkedValue]) -> Diagnostic {
        let values = linked.count == 1 ? "1 value is" : "\(linked.count) values are"
        let modes = Set(linked.map(\.mode))
        let mode = modes.count == 1 ? linked[0].mode.map { " in the mode \"\($0)\"" } ?? "" : ""
        let collection = match.map { "the collection \"\($0.name)\"" } ?? "their own collection"
        let isMissing = match.map { $0.collection == nil } ?? false
        let advice =
            isMissing
            ? "export this collection too, or state its name beside its file in \"sources\""
            : "publish the variables, or export the collection again"
        return Diagnostic(
            .warning, isMissing ? .missingCollection : .missingVariable,
            "\(values) taken as exported\(mode): \(collection) "
                + (isMissing ? "is in no file" : "lacks their variables"),
            at: linked[0].location, advice: advice)
    }
}
