import Diagnostics

/// A token that a mode of its collection does not state: there it is what another mode states.
struct UnstatedToken: Sendable {
    var token: Int
    /// The mode that does not state it, and the one that does, as indices into the modes of the collection.
    var mode: Int
    var statingMode: Int
}

extension TokenGraph {
    /// Says that a mode lacks a token, and what becomes of it until that is mended.
    func report(_ entry: UnstatedToken, until consequence: String, loss: Diagnostic.Loss) -> Diagnostic {
        let modes = collections[collection(of: entry.token)].modes
        let mode = modes[entry.mode]
        let advice =
            isExported(entry.token) ? "export all modes of the collection again" : "state it in \(mode.name), too"
        return Diagnostic(
            .error, .missingModeValue,
            "the mode \(mode.name) has no token \(tokens[entry.token].path), which \(modes[entry.statingMode].name) has",
            at: location(of: entry.token), notes: [place(of: mode)], advice: "\(advice); until then, \(consequence)",
            loss: loss)
    }

    /// Where a mode is stated.
    func place(of mode: TokenMode) -> Diagnostic.Note {
        let source = sources[mode.source]
        return Diagnostic.Note("the mode \(mode.name) is here", at: source.location(of: source.root))
    }

    /// Whether a token is a variable of Figma, which has a value in every mode: where one lacks it, the export is not whole.
    func isExported(_ token: Int) -> Bool { variableId(of: token) != nil }
}
