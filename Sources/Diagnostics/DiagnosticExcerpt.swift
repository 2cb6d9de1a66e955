extension Sequence where Element == Diagnostic {
    /// What is printed of diagnostics, in their order: of each kind no more than anybody reads, then how many more there
    /// are of it.
    package var excerpt: [Diagnostic] {
        var counts: [DiagnosticKind: Int] = [:]
        var long: [DiagnosticKind] = []
        var excerpt: [Diagnostic] = []
        for diagnostic in self {
            let kind = DiagnosticKind(severity: diagnostic.severity, code: diagnostic.code)
            let count = counts[kind, default: 0] + 1
            counts[kind] = count
            if count <= DiagnosticKind.printLimit { excerpt.append(diagnostic) }
            if count == DiagnosticKind.printLimit + 1 { long.append(kind) }
        }
        return excerpt + long.map { $0.remainder((counts[$0] ?? 0) - DiagnosticKind.printLimit) }
    }
}

/// What diagnostics have in common of which one is much like the other.
private struct DiagnosticKind: Hashable {
    static let printLimit = 100

    let severity: Diagnostic.Severity
    let code: DiagnosticCode

    func remainder(_ count: Int) -> Diagnostic {
        let more = Wording.count(count, "more \(severity.rawValue)")
        return Diagnostic(.note, code, "and \(more) of this kind; --format json prints all")
    }
}
