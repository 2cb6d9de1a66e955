import Diagnostics

/// Paths that are stated twice.
extension TokenGraph {
    /// Two files that state one token, or one file that spells it in two ways that look the same (an accent is part
    /// of its letter, or follows it). A path that one file has twice, byte by byte, has been reported already.
    func duplicate(_ token: Int, first: Int) -> [Diagnostic] {
        let isInOneFile = tokens[first].document == tokens[token].document
        let path = tokens[token].path
        if isInOneFile, tokens[first].path.utf8.elementsEqual(path.utf8) { return [] }
        return [
            Diagnostic(
                .error, .duplicateToken,
                "the token \(path) stands " + (isInOneFile ? "here twice, spelled differently" : "in two files"),
                at: location(of: token), notes: [Diagnostic.Note("it stands here first", at: location(of: first))],
                advice: isInOneFile ? "rename one of the two" : Self.duplicateAdvice, loss: .detail)
        ]
    }

    /// Collections of Figma may share names, and the tokens of a configuration may not: what belongs together is said
    /// in the configuration, and what does not goes into another.
    package static let duplicateAdvice =
        "rename one of the two, or read one of the files with a configuration of its own; files that are modes are given "
        + "one \"collection\" in \"sources\""

    /// The paths that are a token in one file and a group in another. Within one file it is a duplicate key.
    var tokensThatAreGroups: [Diagnostic] {
        guard sources.count > 1 else { return [] }
        return tokens.indices.compactMap { token in
            let path = tokens[token].path
            guard let group = group(at: path), groups[group].document != tokens[token].document else { return nil }
            let place = sources[groups[group].document].location(of: groups[group].nameNode)
            return Diagnostic(
                .error, .tokenWithChildren, "\(path) is a token here and a group in another file",
                at: location(of: token),
                notes: [Diagnostic.Note("the group stands here", at: place)],
                advice: "rename the token, such as \"\(path).default\"", loss: .detail)
        }
    }
}
