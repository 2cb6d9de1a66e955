import Diagnostics

/// What is said of references that lead to no token.
extension TokenGraph {
    /// Describes a reference to a path that several tokens have, a group, or nothing.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - spelling: The reference as it is written, if it is not the path in braces.
    ///   - own: The path of the token that has the reference.
    ///   - advice: What the path may be meant to say.
    ///   - otherwise: What to do if no other path is like it.
    ///   - suggestionsLeft: How many more times tokens may be searched for a suggestion.
    /// - Returns: The diagnostic, without its place and what it costs.
    func unresolved(
        _ path: String, spelled spelling: String? = nil, by own: String?, advice: String? = nil, otherwise: String,
        _ suggestionsLeft: inout Int
    ) -> Diagnostic {
        func suggestion(_ search: () -> String?) -> String? {
            guard suggestionsLeft > 0 else { return nil }
            suggestionsLeft -= 1
            return search()
        }
        let several = tokens(at: path)
        if several.count > 1 {
            return Diagnostic(
                .error, .ambiguousAlias, "{\(path)} could be several tokens",
                notes: several.prefix(2).map { Diagnostic.Note("\(path) stands here", at: location(of: $0)) },
                advice: "rename all but one of them, or read the files with configurations of their own")
        }
        if let group = group(at: path), group != 0 {
            let root = token(at: path.appendingName(.rootTokenName)).map { tokens[$0].path }
            let inside = root ?? suggestion { tokens.first { $0.path.isPath(inside: path) }?.path }
            return Diagnostic(
                .error, .aliasToGroup, "{\(path)} is a group, not a token",
                advice: "refer to a token inside it" + (inside.map { ", such as {\($0)}" } ?? ""))
        }
        let advice =
            advice
            ?? suggestion { nearestPath(to: path, besides: own) }.map(NearestName.suggestion(ofReference:))
        return Diagnostic(
            .error, .danglingAlias, "\(spelling ?? "{\(path)}") names no token",
            advice: advice ?? "correct the name, or \(otherwise)")
    }

    /// What a path that names no token may be meant to say: one whose names have blanks around them, or a part of a
    /// value.
    func advice(forDangling path: String) -> String? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        let trimmed = names.map(Self.trimmed).joined(separator: ".")
        if trimmed != path {
            let meant = token(at: trimmed).map { NearestName.suggestion(ofReference: tokens[$0].path) }
            return "names are taken as they stand, blanks included: \(meant ?? "remove the blanks around them")"
        }
        // Hostile paths have any number of names.
        let ends = (0..<min(names.count, 64)).dropFirst().reversed()
        let end = ends.first { token(at: names[..<$0].joined(separator: ".")) != nil }
        return end.map { end in
            let part = names[end...].first == "$value" ? names[(end + 1)...] : names[end...]
            if part.isEmpty { return "a reference leads to the value: {\(names[..<end].joined(separator: "."))}" }
            let pointer = (names[..<end] + ["$value"] + part).joined(separator: "/")
            return "braces name whole tokens; a part of a value is { \"$ref\": \"#/\(pointer)\" }"
        }
    }

    /// A name without the blanks around it.
    static func trimmed(_ name: Substring) -> Substring {
        guard let last = name.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return Substring(name.utf8[...last].drop { $0 == UInt8(ascii: " ") })
    }
}
