import Diagnostics

/// The targets of a run.
package enum TargetChoice: Sendable, Hashable {
    case all
    /// `--target`: the targets with these names.
    case named([String])
    /// `--only-target`: the target whose module a build plugin is about to compile. Only outputs in the usual language
    /// are included, because a build treats all others as resources. A configuration without targets has one that
    /// matches any name.
    case compiled(String)
}

extension Configuration {
    /// Keeps the targets that a run is for.
    ///
    /// - Parameter choice: The choice.
    /// - Returns: The targets that are not part of the run, including a compiled target with its other outputs, and
    ///   diagnostics for names without a target.
    mutating func keepTargets(_ choice: TargetChoice) -> (others: [TargetConfiguration], diagnostics: [Diagnostic]) {
        let known = targets.compactMap(\.name?.value)
        let names: [String]
        switch choice {
        case .named(let chosen): names = chosen
        case .compiled(let name) where !known.isEmpty: names = [name]
        case .all, .compiled: return ([], [])
        }
        let isOther = { (target: TargetConfiguration) in target.name.map { !names.contains($0.value) } ?? true }
        var others = targets.filter(isOther)
        targets.removeAll(where: isOther)
        if case .compiled = choice {
            // Leave outputs in other languages to other runs.
            let isCode = { (output: OutputConfiguration) in Dialects.usual.isLanguage(ofFile: output.path.value) }
            for index in targets.indices {
                var rest = targets[index]
                rest.outputs.removeAll(where: isCode)
                others.append(rest)
                targets[index].outputs.removeAll { !isCode($0) }
            }
        }
        return (others, names.filter { !known.contains($0) }.map { unknownTarget($0, known) })
    }

    private func unknownTarget(_ name: String, _ known: [String]) -> Diagnostic {
        let start = path.map { SourceLocation(path: $0, line: 1, column: 1) }
        guard !known.isEmpty else {
            return Diagnostic(
                .error, .unknownTarget, "cannot find the target '\(name)': the configuration has no \"targets\"",
                at: start, advice: "remove --target, or move the outputs to \"targets\"")
        }
        return Diagnostic(
            .error, .unknownTarget, "cannot find the target '\(name)' in the configuration", at: start,
            advice: NearestName.advice(
                for: name, among: known, otherwise: "the targets are \(known.joined(separator: ", "))"))
    }
}
