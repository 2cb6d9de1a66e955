import Diagnostics
import LocatedJSON

/// Aligns the tokens of a collection's other modes with those of its default mode.
struct ModeMerge {
    /// The tokens of the other mode in the order of the default one, with the default's token where one is missing.
    private(set) var tokens: [Token]
    /// The tokens that the other mode lacks, as indices into ``tokens``.
    private(set) var missing: [Int] = []
    /// Diagnostics about tokens that differ in kind between the two modes.
    private(set) var diagnostics: [Diagnostic] = []

    private let mode: Side
    private let defaultMode: Side
    private let sources: [JSONDocument]

    /// One of the two modes.
    struct Side {
        var name: String
        /// The index of the mode's first file in the graph's sources.
        var source: Int
        /// The groups of the mode; their files are relative to ``source``.
        var groups: [TokenGroup]
    }

    /// Aligns the tokens of another mode with those of the default one. All indices of files refer to the graph's
    /// sources.
    init(
        _ others: consuming [Token], in mode: Side, to defaults: ArraySlice<Token>, in defaultMode: Side,
        sources: [JSONDocument]
    ) {
        self.mode = mode
        self.defaultMode = defaultMode
        self.sources = sources
        if Self.areAligned(others, with: defaults) {
            tokens = consume others
            for (index, token) in defaults.indices.enumerated() {
                tokens[index].groupNumber = defaults[token].groupNumber
            }
            return
        }
        let others = consume others
        tokens = Array(defaults)
        var places: [String: Int] = [:]
        var isUsed = Array(repeating: false, count: others.count)
        for (index, token) in defaults.enumerated() {
            var place = index < others.count && others[index].path == token.path ? index : nil
            if place == nil {
                if places.isEmpty { places = others.lazy.map(\.path).places }
                place = places[token.path]
            }
            if let place {
                isUsed[place] = true
                take(others[place], index)
            } else {
                missing.append(index)
            }
        }
        removeGroups(others.indices.filter { !isUsed[$0] }.map { others[$0] })
    }

    /// Returns whether both modes have the same tokens in the same order, as they usually do. Then no token is copied.
    private static func areAligned(_ others: [Token], with defaults: ArraySlice<Token>) -> Bool {
        let start = defaults.startIndex
        return others.count == defaults.count
            && others.indices.allSatisfy { index in
                let (type, defaultType) = (others[index].type, defaults[start + index].type)
                return (type == defaultType || type == nil || defaultType == nil)
                    && others[index].path == defaults[start + index].path
            }
    }

    private mutating func take(_ token: Token, _ index: Int) {
        let other = tokens[index]
        if let type = token.type, let otherType = other.type, type != otherType {
            diagnostics.add(
                .error, .typeMismatch,
                "'\(token.path)' is a \(type.rawValue) here, but a \(otherType.rawValue) in another mode",
                at: location(of: token),
                notes: [Diagnostic.Note("defined here in the other mode", at: location(of: other))],
                advice: "give the token the same type in all modes",
                loss: .token(token.path))
            tokens[index].setValue(.unusable)
            return
        }
        tokens[index] = token
        tokens[index].group = other.group
    }

    /// Reports tokens of one mode that are groups in the other, which explains the tokens missing in either.
    private mutating func removeGroups(_ surplus: [Token]) {
        guard !missing.isEmpty || !surplus.isEmpty else { return }
        let clashes = Set(
            reportGroups(missing.map { tokens[$0] }, of: defaultMode, in: mode)
                + reportGroups(surplus, of: mode, in: defaultMode))
        for index in tokens.indices where clashes.contains(tokens[index].path) { tokens[index].setValue(.unusable) }
        missing.removeAll { tokens[$0].path.isInside(clashes) }
    }

    /// Reports the tokens of one mode that are groups in the other one, and returns their paths.
    private mutating func reportGroups(_ tokens: [Token], of side: Side, in other: Side) -> [String] {
        guard !tokens.isEmpty else { return [] }
        let groups = Dictionary(other.groups.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let clashes = tokens.filter { groups[$0.path] != nil }
        for token in clashes {
            let place = groups[token.path].map { location(of: $0, in: other) }
            diagnostics.add(
                .error, .tokenWithChildren,
                "'\(token.path)' is a token in the mode '\(side.name)', but a group in the mode '\(other.name)'",
                at: location(of: token), notes: [Diagnostic.Note("the group is defined here", at: place)],
                advice: "export all modes of the collection again, or rename the token", loss: .token(token.path))
        }
        return clashes.map(\.path)
    }

    private func location(of token: Token) -> SourceLocation { sources[token.document].location(of: token.nameNode) }

    private func location(of group: TokenGroup, in side: Side) -> SourceLocation {
        sources[side.source + group.document].location(of: group.nameNode)
    }
}

extension String {
    /// Whether this token path is one of `paths` or inside one.
    func isInside(_ paths: Set<String>) -> Bool {
        !paths.isEmpty && pathsAround.contains { paths.contains(String($0)) }
    }
}
