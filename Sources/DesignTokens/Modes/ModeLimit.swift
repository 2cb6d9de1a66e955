import Diagnostics

/// How many modes a choice may have – a collection of files, a group of themes, a modifier – in every format. What is beyond
/// costs these modes, and no token.
enum ModeLimit {
    /// The most modes of any choice.
    static let modes = 4_096
    /// The most values: each token has one in each mode, so that a small file can ask for more than any memory holds.
    static let values = 1 << 21

    /// The most modes of a choice that so many tokens depend on: as many as the tokens of several choices may have, in any
    /// case.
    static func count(tokens: Int) -> Int { min(modes, max(ModeAxes.modeLimit, values / max(tokens, 1))) }

    /// Reports that not all modes of a choice are read.
    ///
    /// - Parameters:
    ///   - names: All modes.
    ///   - limit: How many of them are read.
    ///   - choice: What they are modes of, the first word of a sentence.
    ///   - location: The place of the first of the others.
    /// - Returns: What to report.
    static func excess(
        _ names: [String], limit: Int, of choice: String, at location: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded,
            "\(choice) has \(names.count) modes, and may have \(limit): \"\(names[limit])\" and what follows is left out",
            at: location, advice: "remove the modes that no app shows", loss: .detail)
    }
}
