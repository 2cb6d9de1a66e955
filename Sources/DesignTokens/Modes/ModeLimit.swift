import Diagnostics

/// The maximum number of modes of an axis, in every format. Modes beyond the limit are skipped, but no tokens.
enum ModeLimit {
    /// The maximum number of modes of a token that several axes change; more are hard to understand, and each one is
    /// evaluated.
    static let combinations = 100

    /// The maximum number of modes of any axis.
    static let modes = 4_096
    /// The maximum number of values: each token has one in each mode, so that a small file can ask for more than fits
    /// in memory.
    static let values = 1 << 21

    /// The maximum number of modes of an axis on which a number of tokens depends: at least as many as for tokens of
    /// several axes.
    static func count(tokens: Int) -> Int { min(modes, max(combinations, values / max(tokens, 1))) }

    /// Returns the modes of an axis up to the limit, and a report about the others.
    ///
    /// - Parameters:
    ///   - modes: All modes.
    ///   - name: The name of a mode.
    ///   - choice: The axis, as the subject of a sentence.
    ///   - tokens: The number of tokens that depend on the choice.
    ///   - location: The place of a mode.
    /// - Returns: The modes that are read, and the report.
    static func limited<Mode>(
        _ modes: [Mode], named name: (Mode) -> String, of choice: @autoclosure () -> String,
        tokens: @autoclosure () -> Int, at location: (Mode) -> SourceLocation?
    ) -> (modes: [Mode], reports: [Diagnostic]) {
        guard modes.count > combinations else { return (modes, []) }
        let limit = count(tokens: tokens())
        guard modes.count > limit else { return (modes, []) }
        let message =
            "\(choice()) has \(modes.count) modes, but the limit is \(limit); "
            + "'\(name(modes[limit]))' and all modes after it are skipped"
        let report = Diagnostic(
            .error, .limitExceeded, message, at: location(modes[limit]), advice: "remove the modes that no app uses",
            loss: .detail)
        return (Array(modes.prefix(limit)), [report])
    }

    /// A phrase after "change" for tokens with too many modes.
    static func excess(of paths: [String]) -> String {
        "'\(paths[0])'" + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
            + ", resulting in more than \(combinations) modes"
    }
}
