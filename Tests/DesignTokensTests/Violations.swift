import DesignTokens
import Diagnostics
import LocatedJSON

/// What must hold of every resolution, whatever the input, and does not.
func violations(in resolution: Resolution) -> [String] {
    let hasError = resolution.diagnostics.contains { $0.severity == .error }
    var violations: [String] = []
    for (token, trace) in resolution.traces.enumerated() {
        let path = resolution.graph.tokens[token].path
        switch (trace.step, trace.target) {
        case (.literal, .some): violations.append("the literal \(path) has a target")
        case (.variable, nil), (.value, nil): violations.append("\(path) has no target")
        case (.alias, nil) where !hasError: violations.append("the alias \(path) has no target, and no error says why")
        default: break
        }
        if let target = trace.target, resolution.traces[target].origin != trace.origin {
            violations.append("\(path) and its target have two origins")
        }
        if resolution.value(of: token).aliasedPath != nil, !hasError { violations.append("\(path) ends in an alias") }
        if resolution.types[token] == nil, !hasError { violations.append("\(path) has no type") }
        if trace.target == nil, trace.origin != token { violations.append("\(path) has an origin and no target") }
    }
    return violations + resolution.diagnostics.compactMap(violation)
}

/// What must hold of every diagnostic: it has a place, and prints as one line for itself and one for each note.
private func violation(in diagnostic: Diagnostic) -> String? {
    let lines = diagnostic.text.split(separator: "\n", omittingEmptySubsequences: false)
    let hasPlace = diagnostic.location.map { $0.line > 0 && $0.column > 0 } == true
    return hasPlace && lines.count == 1 + diagnostic.notes.count ? nil : "not a diagnostic: \(diagnostic.text)"
}
