import Diagnostics

/// Paths that are defined twice.
extension TokenGraph {
    /// Reports a token that two files define, or one file in two Unicode encodings (precomposed and decomposed
    /// accents). Byte-identical duplicates in one file have been reported already.
    func duplicate(_ token: Int, first: Int) -> [Diagnostic] {
        let isInOneFile = tokens[first].document == tokens[token].document
        let path = tokens[token].path
        if isInOneFile, tokens[first].path.utf8.elementsEqual(path.utf8) { return [] }
        return [
            Diagnostic(
                .error, .duplicateToken,
                "'\(path)' is defined " + (isInOneFile ? "twice, in different Unicode encodings" : "in two files"),
                at: location(of: token), notes: [Diagnostic.Note("first defined here", at: location(of: first))],
                advice: isInOneFile ? "rename one of them" : Self.duplicateAdvice, loss: .detail)
        ]
    }

    /// Collections in Figma may share names, but tokens in one configuration cannot. Files that belong together are
    /// modes; others need a separate configuration.
    package static let duplicateAdvice =
        "rename one of them, or read one of the files with a separate configuration; if the files are modes of one "
        + "collection, give both the same \"collection\" in \"sources\""

    /// The paths that are a token in one file and a group in another. In one file this is a duplicate key. A variable of Figma
    /// can have the name of a group in another collection.
    var tokensThatAreGroups: [Diagnostic] {
        guard sources.count > 1 else { return [] }
        return tokens.indices.compactMap { token in
            let path = tokens[token].path
            guard let group = group(at: path), groups[group].document != tokens[token].document,
                variableId(of: token) == nil
            else { return nil }
            let place = sources[groups[group].document].location(of: groups[group].nameNode)
            return Diagnostic(
                .error, .tokenWithChildren, "'\(path)' is a token here, but a group in another file",
                at: location(of: token),
                notes: [Diagnostic.Note("the group is defined here", at: place)],
                advice: "rename the token, such as \"\(path).default\"", loss: .detail)
        }
    }
}
