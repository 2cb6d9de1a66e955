import Diagnostics

/// Diagnostics about references that lead to no token.
extension TokenGraph {
    /// Describes a reference to a path of several tokens, of a group, or of nothing.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - spelling: The reference as written, if it is not the path in braces.
    ///   - own: The path of the token with the reference.
    ///   - location: The place of the reference.
    ///   - advice: What to do, if this is known.
    ///   - otherwise: What to do if no other path is similar.
    ///   - loss: What the mistake costs.
    ///   - suggestionsLeft: The number of times that tokens may still be searched for a suggestion.
    /// - Returns: The diagnostic.
    func unresolved(
        _ path: String, spelled spelling: String? = nil, by own: String?, at location: SourceLocation,
        advice: String? = nil, otherwise: String, loss: Diagnostic.Loss, _ suggestionsLeft: inout Int
    ) -> Diagnostic {
        func suggestion(_ search: () -> String?) -> String? {
            guard suggestionsLeft > 0 else { return nil }
            suggestionsLeft -= 1
            return search()
        }
        let several = tokens(at: path)
        if several.count > 1 {
            return Diagnostic(
                .error, .ambiguousAlias, "'\(path)' is ambiguous, because several tokens have this path", at: location,
                notes: several.prefix(2).map {
                    Diagnostic.Note("'\(path)' is defined here", at: self.location(of: $0))
                },
                advice: "rename all but one of them, or read the files with separate configurations",
                loss: loss)
        }
        if let group = group(at: path), group != 0 {
            let root = token(at: path.appendingName(.rootTokenName)).map { tokens[$0].path }
            let inside = root ?? suggestion { tokens.first { $0.path.isPath(inside: path) }?.path }
            return Diagnostic(
                .error, .aliasToGroup, "'\(path)' is a group, not a token", at: location,
                advice: "refer to a token inside it" + (inside.map { ", such as {\($0)}" } ?? ""),
                loss: loss)
        }
        let advice =
            advice
            ?? unusedSetsByPath[path].map { "enable the token set '\($0)', which defines it, in a theme" }
            ?? suggestion { nearestPath(to: path, besides: own) }.map(NearestName.suggestion(ofReference:))
        var diagnostic = Diagnostic(
            .error, .danglingAlias, "cannot find the token \(spelling ?? "'\(path)'")", at: location,
            advice: advice ?? "correct the name, or \(otherwise)", loss: loss)
        diagnostic.fact = missingGroup(of: path).map { .missingGroup($0, path: path) }
        return diagnostic
    }

    /// Returns advice about a path that names no token, if its names have spaces around them or it continues into a
    /// value.
    func advice(forDangling path: String) -> String? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        let trimmed = names.map(Self.trimmed).joined(separator: ".")
        if trimmed != path {
            let meant = token(at: trimmed).map { NearestName.suggestion(ofReference: tokens[$0].path) }
            return "spaces are part of names; \(meant ?? "remove the spaces around them")"
        }
        // Hostile paths have any number of names.
        let ends = (0..<min(names.count, 64)).dropFirst().reversed()
        let end = ends.first { token(at: names[..<$0].joined(separator: ".")) != nil }
        return end.map { end in
            let part = names[end...].first == "$value" ? names[(end + 1)...] : names[end...]
            if part.isEmpty { return "write {\(names[..<end].joined(separator: "."))} to refer to the value" }
            let pointer = (names[..<end] + ["$value"] + part).joined(separator: "/")
            return "braces refer to whole tokens; to refer to a part of a value, write { \"$ref\": \"#/\(pointer)\" }"
        }
    }

    /// A name without the spaces around it.
    static func trimmed(_ name: Substring) -> Substring {
        guard let last = name.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return Substring(name.utf8[...last].drop { $0 == UInt8(ascii: " ") })
    }

    /// The message about tokens with these paths that refer to each other in a circle.
    static func circle(of paths: [String]) -> String {
        paths.count == 1
            ? "'\(paths[0])' refers to itself" : "tokens refer to each other in a circle: \(Wording.circle(paths))"
    }

    /// The path of the token with the most similar spelling: the same except for case; else in the same group, if there is
    /// one, or else, if there are many tokens, with the same last name; or the path of one that ends with the same two
    /// names. Tokens of other types than the referring one are not meant.
    ///
    /// - Parameters:
    ///   - path: The path as written.
    ///   - own: The path of the token that refers to it.
    /// - Returns: The path, or `nil` if none is similar.
    func nearestPath(to path: String, besides own: String?) -> String? {
        let names = path.split(separator: ".")
        let last = "." + (names.last ?? "")
        let siblings = group(at: names.dropLast().joined(separator: "."))
        let isLarge = tokens.count > Self.comparisonLimit
        // A reference in a composite value can be to a part of any type.
        let type = own.flatMap(token(at:)).flatMap { tokens[$0].type }
            .flatMap { CompositeSchema.of($0) == nil ? $0 : nil }
        let isMeant = { (token: Token) in
            token.path != own && (token.type == nil || type?.canRefer(to: token.type) != false)
        }
        let folded = path.lowercased()
        let alike = tokens.first { token in
            token.path.utf8.count == path.utf8.count && token.path.lowercased() == folded && isMeant(token)
        }
        if let alike { return alike.path }
        let candidates = tokens.lazy.filter { token in
            let isNear = siblings.map { token.group == $0 } ?? (!isLarge || token.path.hasSuffix(last))
            return isNear && isMeant(token)
        }.map(\.path)
        let nearest = NearestName.nearest(to: path, among: candidates.prefix(Self.comparisonLimit))
        if let nearest { return nearest }
        // All references of some exports begin with a group that no file has.
        if let inner = token(at: names.dropFirst().joined(separator: ".")), isMeant(tokens[inner]) {
            return tokens[inner].path
        }
        let ending = "." + names.suffix(2).joined(separator: ".")
        return names.count < 2 ? nil : tokens.first { $0.path.hasSuffix(ending) && isMeant($0) }?.path
    }

    /// The maximum number of paths that are compared letter by letter.
    private static let comparisonLimit = 200

    /// Returns the group that a path begins with, if no file has it: as after an export without one of its collections.
    private func missingGroup(of path: String) -> String? {
        let group = String(path.prefix { $0 != "." })
        return group != path && !group.isEmpty && self.group(at: group) == nil && token(at: group) == nil ? group : nil
    }
}
