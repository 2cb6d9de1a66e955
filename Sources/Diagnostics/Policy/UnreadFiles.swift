extension CollectedDiagnostics {
    /// Suppresses diagnostics that an unreadable token file may have caused, if there are many, and adds their number
    /// to the file's error. References to tokens or modes of the file would otherwise produce hundreds of useless
    /// lines.
    mutating func suppressConsequences() {
        let isCause = { (diagnostic: Diagnostic) in
            diagnostic.severity == .error && diagnostic.loss == .run && causes.contains(diagnostic.code)
        }
        let isConsequence = { (diagnostic: Diagnostic) in consequences.contains(diagnostic.code) }
        // One diagnostic can be about many tokens.
        let count = all.filter(isConsequence).reduce(0) { $0 + max($1.lostTokens.count, 1) }
        guard count > reportedCount else { return }
        let part = parts.firstIndex { part in
            Stage.reading.contains(part.stage) && part.diagnostics.contains(where: isCause)
        }
        guard let part, let cause = parts[part].diagnostics.firstIndex(where: isCause) else { return }
        parts[part].diagnostics[cause].notes.append(
            Diagnostic.Note("\(count) other problems that it may have caused are reported once the file can be read"))
        for index in parts.indices { parts[index].diagnostics.removeAll(where: isConsequence) }
    }
}

/// The codes that mean that a file was not read.
private let causes: Set<DiagnosticCode> = [
    .noSource, .cannotRead, .invalidJSON, .invalidUTF8, .limitExceeded, .rootNotObject,
]

/// The codes of problems that missing tokens, groups, modes or sets can cause.
private let consequences: Set<DiagnosticCode> = [
    .danglingAlias, .leftOut, .missingModeValue, .missingCollection, .missingVariable, .unknownTokenSet, .unknownPath,
    .unknownMode, .emptyPair, .emptyOutput, .noTokens, .unwrittenModes, .unwrittenThemes,
]

/// The number of such problems that are reported anyway: they may have another cause, and do not hide the error about
/// the file.
private let reportedCount = 10
