extension Sequence where Element == Diagnostic {
    /// The diagnostics to print, in order: the first of similar ones, and a limited number of each kind, with the number of
    /// the rest.
    package var excerpt: [Diagnostic] {
        var counts: [DiagnosticKind: Int] = [:]
        var long: [DiagnosticKind] = []
        var excerpt: [Diagnostic] = []
        for diagnostic in withoutRepetitions {
            let kind = DiagnosticKind(severity: diagnostic.severity, code: diagnostic.code)
            counts[kind, default: 0] += 1
            let excess = (counts[kind] ?? 0) - DiagnosticKind.printLimit
            if excess <= 0 { excerpt.append(diagnostic) }
            if excess == 1 { long.append(kind) }
        }
        return excerpt
            + long.map { kind in
                let rest = (counts[kind] ?? 0) - DiagnosticKind.printLimit
                let more = Wording.count(rest, "more \(kind.severity.rawValue)")
                return Diagnostic(.note, kind.code, "and \(more) of this kind; use --format json to see all")
            }
    }

    /// The diagnostics with only the first few of similar ones, the last of which has a note with the number of the
    /// rest.
    private var withoutRepetitions: [Diagnostic] {
        let all = Dictionary(compactMap(Repetition.init).map { ($0, 1) }, uniquingKeysWith: +)
        var counts: [Repetition: Int] = [:]
        return compactMap { diagnostic in
            guard let repetition = Repetition(diagnostic) else { return diagnostic }
            let count = counts[repetition, default: 0] + 1
            counts[repetition] = count
            let rest = (all[repetition] ?? 0) - repetition.printLimit
            guard rest > 1, count >= repetition.printLimit else { return diagnostic }
            guard count == repetition.printLimit else { return nil }
            var last = diagnostic
            let more = Wording.count(rest, "more \(diagnostic.severity.rawValue)")
            last.notes.append(Diagnostic.Note("and \(more) like this one in this file; use --format json to see all"))
            return last
        }
    }
}

/// What diagnostics of one kind have in common.
private struct DiagnosticKind: Hashable {
    static let printLimit = 100

    let severity: Diagnostic.Severity
    let code: DiagnosticCode
}

/// What repetitive diagnostics about one file have in common: a property that another tool adds to each token, a way of
/// writing names, tokens that another file lacks. They cost no token, so that not all of them need to be printed.
private struct Repetition: Hashable {
    /// How many are printed, by code. That of a property says the same for every token.
    private static let printLimits: [DiagnosticCode: Int] = [
        .invalidName: 3, .unknownProperty: 1, .missingModeValue: 3, .modeReference: 3,
    ]

    let kind: DiagnosticKind
    let file: String
    /// The message about a property, which contains its name; otherwise the advice.
    let subject: String

    var printLimit: Int { Self.printLimits[kind.code] ?? 0 }

    init?(_ diagnostic: Diagnostic) {
        guard Self.printLimits[diagnostic.code] != nil, diagnostic.severity != .error, diagnostic.loss == .detail,
            let location = diagnostic.location, let advice = diagnostic.notes.last?.message
        else { return nil }
        kind = DiagnosticKind(severity: diagnostic.severity, code: diagnostic.code)
        file = location.path
        subject = diagnostic.code == .unknownProperty ? diagnostic.message : advice
    }
}
