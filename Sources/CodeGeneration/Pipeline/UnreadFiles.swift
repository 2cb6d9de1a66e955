import Diagnostics

/// Token files that could not be read. Whatever refers to tokens or modes of theirs would be wrong, too, in hundreds of
/// lines that say nothing new: they wait until the files can be read.
enum UnreadFiles {
    /// What says that a file was not read.
    private static let causes: Set<DiagnosticCode> = [
        .noSource, .cannotRead, .emptyFile, .fileTooLarge, .invalidUTF8, .notJSON, .invalidJSON, .unexpectedEnd,
        .nestingTooDeep, .invalidEscape, .invalidNumber, .rootNotObject,
    ]
    /// What can be wrong only because tokens, groups, modes or sets are missing.
    private static let consequences: Set<DiagnosticCode> = [
        .danglingAlias, .leftOut, .missingInMode, .missingCollection, .missingVariable, .unknownTokenSet, .unknownPath,
        .unknownMode, .emptyPair, .emptyOutput, .nothingTaken, .nothingLeft, .noTokens, .unwrittenModes,
        .themesUnwritten,
    ]

    /// How many of them are told all the same: they may have another reason, and do not bury the file.
    private static let toldCount = 10

    /// Takes away what may be wrong only because of a file that was not read, where it is much, and says of that file how
    /// much it is.
    static func withholdConsequences(in reading: inout [Diagnostic], and checks: inout [Diagnostic]) {
        let isCause = { (diagnostic: Diagnostic) in
            diagnostic.severity == .error && diagnostic.loss == .run && causes.contains(diagnostic.code)
        }
        let isConsequence = { (diagnostic: Diagnostic) in consequences.contains(diagnostic.code) }
        let count = reading.count(where: isConsequence) + checks.count(where: isConsequence)
        guard count > toldCount, let cause = reading.firstIndex(where: isCause) else { return }
        reading[cause].notes.append(
            Diagnostic.Note("\(count) other problems that may come from it are told once the file can be read"))
        reading.removeAll(where: isConsequence)
        checks.removeAll(where: isConsequence)
    }
}
