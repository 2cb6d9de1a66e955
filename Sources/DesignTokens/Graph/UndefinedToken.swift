import Diagnostics

/// A token that a mode of its collection does not define, so that its value there comes from another mode.
struct UndefinedToken: Sendable {
    var token: Int
    /// The mode that does not define it, and the one that does, as indices into the modes of the collection.
    var mode: Int
    var definingMode: Int
}

extension TokenGraph {
    /// Reports that a mode lacks a token, and the consequence until it is defined.
    func report(_ entry: UndefinedToken, until consequence: String, loss: Diagnostic.Loss) -> Diagnostic {
        let modes = collections[collection(of: entry.token)].modes
        let mode = modes[entry.mode]
        let advice =
            isExported(entry.token) ? "export all modes of the collection again" : "define it in '\(mode.name)'"
        return Diagnostic(
            .error, .missingModeValue,
            "'\(tokens[entry.token].path)' is missing in the mode '\(mode.name)', but defined in '\(modes[entry.definingMode].name)'",
            at: location(of: entry.token), notes: [place(of: mode)], advice: "\(advice); until then, \(consequence)",
            loss: loss)
    }

    /// The place of a mode.
    func place(of mode: TokenMode) -> Diagnostic.Note {
        let source = sources[mode.source]
        return Diagnostic.Note("the mode '\(mode.name)' is in this file", at: source.location(of: source.root))
    }

    /// Whether a token is a Figma variable, which has a value in every mode, so that a missing value means an
    /// incomplete export.
    func isExported(_ token: Int) -> Bool { variableId(of: token) != nil }
}
