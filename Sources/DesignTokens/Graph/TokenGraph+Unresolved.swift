import Diagnostics

/// What is said of references that lead to no token.
extension TokenGraph {
    /// Describes a reference to a path that several tokens have, a group, or nothing.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - spelling: The reference as it is written, if it is not the path in braces.
    ///   - own: The path of the token that has the reference.
    ///   - location: Where the reference stands.
    ///   - advice: What the path may be meant to say.
    ///   - otherwise: What to do if no other path is like it.
    ///   - loss: What the mistake costs.
    ///   - suggestionsLeft: How many more times tokens may be searched for a suggestion.
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
                .error, .ambiguousAlias, "{\(path)} could be several tokens", at: location,
                notes: several.prefix(2).map { Diagnostic.Note("\(path) stands here", at: self.location(of: $0)) },
                advice: "rename all but one of them, or read the files with configurations of their own",
                loss: loss)
        }
        if let group = group(at: path), group != 0 {
            let root = token(at: path.appendingName(.rootTokenName)).map { tokens[$0].path }
            let inside = root ?? suggestion { tokens.first { $0.path.isPath(inside: path) }?.path }
            return Diagnostic(
                .error, .aliasToGroup, "{\(path)} is a group, not a token", at: location,
                advice: "refer to a token inside it" + (inside.map { ", such as {\($0)}" } ?? ""),
                loss: loss)
        }
        let advice =
            advice
            ?? suggestion { nearestPath(to: path, besides: own) }.map(NearestName.suggestion(ofReference:))
        return Diagnostic(
            .error, .danglingAlias, "\(spelling ?? "{\(path)}") names no token", at: location,
            advice: advice ?? "correct the name, or \(otherwise)", loss: loss)
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

    /// What is wrong with references that lead back to where they begin, along tokens with these paths.
    static func circle(of paths: [String]) -> String {
        paths.count == 1
            ? "\(paths[0]) refers to itself" : "these tokens refer to each other: \(Wording.circle(paths))"
    }

    /// The path of the token spelled most like one that names none: in the same group, if there is one, or else, where there
    /// are many tokens, of the same last name; or the path of one that ends in the same two names.
    ///
    /// - Parameters:
    ///   - path: What was written.
    ///   - own: The path of the token that refers to it.
    /// - Returns: The path; `nil` where none is near.
    func nearestPath(to path: String, besides own: String?) -> String? {
        let names = path.split(separator: ".")
        let last = "." + (names.last ?? "")
        let siblings = group(at: names.dropLast().joined(separator: "."))
        let isLarge = tokens.count > Self.comparisonLimit
        let candidates = tokens.lazy.filter { token in
            if let siblings { return token.group == siblings }
            return !isLarge || token.path.hasSuffix(last)
        }.map(\.path).filter { $0 != own }
        let nearest = NearestName.nearest(to: path, among: candidates.prefix(Self.comparisonLimit))
        if let nearest { return nearest }
        let ending = "." + names.suffix(2).joined(separator: ".")
        return names.count < 2 ? nil : tokens.first { $0.path.hasSuffix(ending) && $0.path != own }?.path
    }

    /// How many paths are compared with one, letter by letter.
    private static let comparisonLimit = 200
}
