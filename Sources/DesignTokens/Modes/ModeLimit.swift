import Diagnostics

/// How many modes a choice may have – a collection of files, a group of themes, a modifier – in every format. What is beyond
/// costs these modes, and no token.
enum ModeLimit {
    /// How many modes a token that several choices change may have: more make no sense to people, and each is evaluated.
    static let combinations = 100

    /// The most modes of any choice.
    static let modes = 4_096
    /// The most values: each token has one in each mode, so that a small file can ask for more than any memory holds.
    static let values = 1 << 21

    /// The most modes of a choice that so many tokens depend on: as many as the tokens of several choices may have, in any
    /// case.
    static func count(tokens: Int) -> Int { min(modes, max(combinations, values / max(tokens, 1))) }

    /// Returns the modes of a choice without those beyond the limit, and reports these.
    ///
    /// - Parameters:
    ///   - modes: All modes.
    ///   - name: The name of a mode.
    ///   - choice: What they are modes of, the first word of a sentence.
    ///   - tokens: The number of tokens that depend on the choice.
    ///   - location: The place of a mode.
    /// - Returns: The modes that are read, and what to report.
    static func limited<Mode>(
        _ modes: [Mode], named name: (Mode) -> String, of choice: @autoclosure () -> String,
        tokens: @autoclosure () -> Int, at location: (Mode) -> SourceLocation?
    ) -> (modes: [Mode], reports: [Diagnostic]) {
        guard modes.count > combinations else { return (modes, []) }
        let limit = count(tokens: tokens())
        guard modes.count > limit else { return (modes, []) }
        let message =
            "\(choice()) has \(modes.count) modes, and may have \(limit): "
            + "\"\(name(modes[limit]))\" and what follows is left out"
        let report = Diagnostic(
            .error, .limitExceeded, message, at: location(modes[limit]), advice: "remove the modes that no app shows",
            loss: .detail)
        return (Array(modes.prefix(limit)), [report])
    }

    /// That tokens have too many modes, in words that follow a verb.
    static func excess(of paths: [String]) -> String {
        paths[0] + (paths.count > 1 ? " and \(paths.count - 1) more" : "") + ": more than \(combinations) modes"
    }
}
