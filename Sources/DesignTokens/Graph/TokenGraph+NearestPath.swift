import Diagnostics

extension TokenGraph {
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
