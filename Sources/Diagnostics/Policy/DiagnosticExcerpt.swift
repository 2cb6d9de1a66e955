extension Sequence where Element == Diagnostic {
    /// The diagnostics to print, in order: the first of similar ones, and a limited number of each code, with the number of
    /// the rest.
    package var excerpt: [Diagnostic] {
        let numbered = withoutRepetitions.numbered(.code)
        return numbered.filter { $0.number <= codeLimit }.map(\.diagnostic)
            + numbered.filter { $0.number == codeLimit + 1 }.map { diagnostic, _, _, count in
                let more = Wording.count(count - codeLimit, "more \(diagnostic.severity.rawValue)")
                return Diagnostic(.note, diagnostic.code, "and \(more) of this kind; use --format json to see all")
            }
    }

    /// The diagnostics with only the first few of similar ones, the last of which has a note with the number of the
    /// rest.
    private var withoutRepetitions: [Diagnostic] {
        numbered(.subject).compactMap { diagnostic, _, number, count in
            guard let limit = diagnostic.repetitionLimit, count > limit + 1, number >= limit else { return diagnostic }
            guard number == limit else { return nil }
            var last = diagnostic
            let more = Wording.count(count - limit, "more \(diagnostic.severity.rawValue)")
            last.notes.append(Diagnostic.Note("and \(more) like this one in this file; use --format json to see all"))
            return last
        }
    }
}

/// How many diagnostics of one code are printed.
private let codeLimit = 100

/// How many similar diagnostics about one file are printed, by code. That of a property says the same for every token.
private let repetitionLimits: [DiagnosticCode: Int] = [
    .invalidName: 3, .unknownProperty: 1, .missingModeValue: 3, .modeReference: 3,
]

extension Diagnostic {
    /// How many similar diagnostics about its file are printed; `nil` for all. Those that cost no token need not all be
    /// printed.
    fileprivate var repetitionLimit: Int? {
        severity != .error && loss == .detail && location != nil && !notes.isEmpty ? repetitionLimits[code] : nil
    }
}
