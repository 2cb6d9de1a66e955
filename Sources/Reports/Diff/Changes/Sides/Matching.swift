import AssetCatalogs
import DesignTokens

/// Matches the elements of two states.
struct Matching {
    /// The old element of each new one.
    private(set) var old: [Int?]
    /// The new element of each old one.
    private(set) var new: [Int?]

    private init(_ oldCount: Int, _ newCount: Int) {
        old = Array(repeating: nil, count: newCount)
        new = Array(repeating: nil, count: oldCount)
    }

    /// Matches tokens by Figma variable, then by path. Variables come first, so that a token whose path was taken over
    /// is still found. Color sets with another name or place come last, with their new paths by the old ones.
    init(_ old: TokenGraph, _ new: TokenGraph, renamed: [String: String] = [:]) {
        self.init(old.tokens.count, new.tokens.count)
        join(old.ownVariables, new.ownVariables)
        join(old.tokens.map(\.path), new.tokens.map(\.path))
        guard !renamed.isEmpty else { return }
        join(old.tokens.map { renamed[$0.pathOfSet] }, new.tokens.map(\.pathOfSet))
    }

    /// Matches assets by kind and lookup name, regardless of folder. Assets with the same name, such as in two
    /// catalogs, are matched by folder first and then in order.
    init(_ old: [Asset], _ new: [Asset]) {
        self.init(old.count, new.count)
        join(old.map(AssetPlace.init), new.map(AssetPlace.init))
        join(old.map(AssetName.init), new.map(AssetName.init))
    }

    private struct AssetPlace: Hashable {
        var name: AssetName
        var path: String

        init(_ asset: Asset) { (name, path) = (AssetName(asset), asset.pathInCatalog) }
    }

    /// Matches unmatched elements with the same key if each side has only one with it.
    mutating func joinUnique<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
        func unique(_ keys: [Key?], _ matches: [Int?]) -> [Key: Int] {
            let free = keys.indices.filter { matches[$0] == nil }
            let numbers = Dictionary(grouping: free) { keys[$0] }
            return Dictionary(
                uniqueKeysWithValues: numbers.compactMap { key, numbers in
                    key.flatMap { numbers.count == 1 ? ($0, numbers[0]) : nil }
                })
        }
        let (before, now) = (unique(oldKeys, new), unique(newKeys, old))
        for (key, number) in before {
            guard let other = now[key] else { continue }
            (new[number], old[other]) = (other, number)
        }
    }

    /// Matches unmatched elements with the same key, in order.
    private mutating func join<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
        var first: [Key: Int] = [:]
        // The next old element with the same key.
        var next = [Int?](repeating: nil, count: oldKeys.count)
        for index in oldKeys.indices.reversed() where new[index] == nil {
            guard let key = oldKeys[index] else { continue }
            next[index] = first.updateValue(index, forKey: key)
        }
        for index in newKeys.indices where old[index] == nil {
            guard let key = newKeys[index], let match = first[key] else { continue }
            first[key] = next[match]
            (old[index], new[match]) = (match, index)
        }
    }
}

extension TokenGraph {
    /// The variable id of each token. Ids that several tokens share are ignored.
    fileprivate var ownVariables: [String?] {
        let ids = tokens.indices.map(variableId)
        let counts = Dictionary(ids.lazy.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        return ids.map { $0.flatMap { counts[$0] == 1 ? $0 : nil } }
    }
}

extension Token {
    /// The path that a token has as a color set, which is that of the group for a root token.
    fileprivate var pathOfSet: String { isRoot ? String(path.dropLast(String.rootTokenName.count + 1)) : path }
}
