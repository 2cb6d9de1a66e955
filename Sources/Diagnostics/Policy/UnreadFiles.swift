extension DiagnosticPolicy {
    /// Withholds what may be wrong only because of a token file that was not read, where it is much, and adds to that file's
    /// error how much it is. What refers to tokens or modes of the file would be wrong, too, in hundreds of lines that say
    /// nothing new.
    func withholdConsequences(_ found: inout CollectedDiagnostics) {
        let isCause = { (diagnostic: Diagnostic) in
            diagnostic.severity == .error && diagnostic.loss == .run && causes.contains(diagnostic.code)
        }
        let isConsequence = { (diagnostic: Diagnostic) in consequences.contains(diagnostic.code) }
        let count = found.parts.reduce(0) { $0 + $1.diagnostics.count(where: isConsequence) }
        guard count > toldCount else { return }
        let part = found.parts.firstIndex { part in
            CollectedDiagnostics.Stage.reading.contains(part.stage) && part.diagnostics.contains(where: isCause)
        }
        guard let part, let cause = found.parts[part].diagnostics.firstIndex(where: isCause) else { return }
        found.parts[part].diagnostics[cause].notes.append(
            Diagnostic.Note("\(count) other problems that may come from it are told once the file can be read"))
        for index in found.parts.indices { found.parts[index].diagnostics.removeAll(where: isConsequence) }
    }
}

/// The codes that say that a file was not read.
private let causes: Set<DiagnosticCode> = [
    .noSource, .cannotRead, .invalidJSON, .invalidUTF8, .limitExceeded, .rootNotObject,
]

/// What can be wrong only because tokens, groups, modes or sets are missing.
private let consequences: Set<DiagnosticCode> = [
    .danglingAlias, .leftOut, .missingModeValue, .missingCollection, .missingVariable, .unknownTokenSet, .unknownPath,
    .unknownMode, .emptyPair, .emptyOutput, .noTokens, .unwrittenModes, .themesUnwritten,
]

/// How many of them are reported all the same: they may have another reason, and do not bury the file.
private let toldCount = 10
