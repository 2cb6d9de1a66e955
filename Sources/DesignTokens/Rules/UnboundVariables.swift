import Diagnostics
import LocatedJSON

extension Resolution {
    /// Warns once for each collection whose variables are written with their exported values in any mode, because these
    /// are the values of one mode.
    var unboundVariables: [RuleFinding] {
        let linked = LinkedValues(self)
        let values = linked.values.filter { value in
            // A color that equals another one does so in every mode, and refers to it.
            guard linked.trace(of: value).step == .literal, traces[value.token].step != .value,
                let variable = linked.stated(value).variable
            else { return false }
            let isKnown = variable.isInOwnCollection || collections.match(of: variable) != nil
            // An existing variable was not used because of a cycle, which has been reported.
            return isKnown && collections.target(of: variable, for: value.token, in: graph, types) == nil
        }
        // `nil` represents the token's own collection.
        let match = { (value: LinkedValues.Value) in linked.stated(value).variable.flatMap(collections.match) }
        return values.grouped(by: match).map { report(match($0[0]).map { collections.all[$0] }, $0, linked) }
    }

    /// Reports the values of one collection, with the mode if all are in one that is not the default.
    private func report(
        _ match: CollectionMatch?, _ found: [LinkedValues.Value], _ linked: LinkedValues
    ) -> RuleFinding {
        let values = found.count == 1 ? "1 value is" : "\(found.count) values are"
        let modes = Set(found.map(linked.mode))
        let mode = modes.count == 1 ? linked.mode(of: found[0]).map { " in the mode '\($0)'" } ?? "" : ""
        let collection = match.map { "the collection '\($0.name)'" } ?? "their own collection"
        let isMissing = match.map { $0.collection == nil } ?? false
        let variables =
            found.count == 1 ? "the variable that it refers to is" : "the variables that they refer to are"
        let advice =
            isMissing
            ? "export this collection too; if one of the files already contains it, set \"collection\": "
                + "\(JSONValue.quoted(match?.name ?? "")) for that file in \"sources\""
            : "publish the variables, or export the collection again"
        return Diagnostic(
            .warning, isMissing ? .missingCollection : .missingVariable,
            "\(values) kept as exported\(mode), because "
                + (isMissing ? "\(collection) is not in any file" : "\(variables) not in \(collection)"),
            at: linked.location(of: found[0]), advice: advice
        ).about(match.map { [$0.name] } ?? [])
    }
}
