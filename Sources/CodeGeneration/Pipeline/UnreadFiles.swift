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

    /// Takes away what may be wrong only because of a file that was not read, and says of that file how much this is.
    static func withholdConsequences(in reading: inout [Diagnostic], and checks: inout [Diagnostic]) {
        let isCause = { (diagnostic: Diagnostic) in
            diagnostic.severity == .error && diagnostic.loss == .run && causes.contains(diagnostic.code)
        }
        guard let cause = reading.firstIndex(where: isCause) else { return }
        let all = reading.count + checks.count
        let first = reading[cause]
        reading.removeAll { consequences.contains($0.code) }
        checks.removeAll { consequences.contains($0.code) }
        let count = all - reading.count - checks.count
        guard count > 0, let place = reading.firstIndex(of: first) else { return }
        let words = count == 1 ? "what else may be wrong is" : "\(count) other problems that may come from it are"
        reading[place].notes.append(Diagnostic.Note("\(words) told once the file can be read"))
    }
}
