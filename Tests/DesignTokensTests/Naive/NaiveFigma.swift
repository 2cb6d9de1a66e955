import Foundation

/// Figma's exports with several collections and modes, as design.md and the reference of formats describe them: written
/// down once more, without a look at the readers and the resolver of the product.
struct NaiveFigma: NaiveProject {
    /// The tokens of a file by path.
    typealias Tokens = [String: NaiveToken]

    /// Files that hold the same variables.
    struct Collection {
        /// The first part of the files' names, the rest of which is the mode: `Colors.Dark.json`.
        var name: String
        private(set) var modes: [(name: String, tokens: Tokens)] = []
        /// An index into the modes.
        var defaultMode = 0
        private(set) var paths: Set<String> = []

        mutating func addMode(_ name: String, _ tokens: Tokens) {
            modes.append((name, tokens))
            paths.formUnion(tokens.keys)
        }

        func contains(_ path: String, type: String?) -> Bool {
            modes.contains { $0.tokens[path].map { $0.type == type } ?? false }
        }
    }

    /// A token of a collection.
    struct Place: Hashable {
        var collection: Int
        var path: String
    }

    private(set) var collections: [Collection] = []
    /// The collection that each name of a set of variables stands for.
    private var bindings: [String: Int] = [:]

    init(_ files: [NaiveFile]) {
        for file in files { add(file) }
        bindings = bound { references in Double(references.count) }
        for collection in collections.indices { collections[collection].defaultMode = defaultMode(of: collection) }
        bindings = bound { references in Double(Set(references.compactMap(\.variable?.path)).count) }
        bindings = bindings.filter { set, collection in isMeant(collection, by: set) }
    }

    // MARK: - What can be asked

    var paths: Set<String> { Set(collections.flatMap(\.paths)) }

    func value(of path: String, in modes: [NaiveMode]) -> NaiveValue? {
        guard let collection = collections.firstIndex(where: { $0.paths.contains(path) }) else { return nil }
        var place = Place(collection: collection, path: path)
        var visited: Set<Place> = []
        while visited.insert(place).inserted {
            guard let token = token(at: place, in: modes) else { return nil }
            if let target = target(of: token, at: place) {
                place = target
            } else {
                return token.isBrokenReference ? nil : NaiveValue(token.value, type: token.type)
            }
        }
        return nil
    }

    private func token(at place: Place, in modes: [NaiveMode]) -> NaiveToken? {
        let collection = collections[place.collection]
        let names = Set(collection.modes.map(\.name))
        let mode = modes.first { Set($0.contexts) == names && ($0.axis == nil || $0.axis == collection.name) }?.name
        return (collection.modes.first { $0.name == mode } ?? collection.modes[collection.defaultMode])
            .tokens[place.path]?.inModes(modes)
    }

    // MARK: - References

    /// What a token refers to in the mode that it was taken from; `nil` for a literal.
    private func target(of token: NaiveToken, at place: Place) -> Place? {
        if let path = token.reference {
            let order = [place.collection] + collections.indices
            return order.first { collections[$0].paths.contains(path) }.map { Place(collection: $0, path: path) }
        }
        guard let variable = token.variable else { return nil }
        let searched = bindings[variable.set ?? ""].map { [$0] } ?? Array(collections.indices)
        let matches = searched.flatMap { collection in
            collections[collection].paths.filter { path in
                path != token.path && collections[collection].contains(path, type: token.type)
                    && isName(variable.name, theEndOf: path)
            }.map { Place(collection: collection, path: $0) }
        }
        if let set = variable.set, bindings[set] == nil {
            // Its collection is in no file: what has the name is it only if it has the value.
            return matches.count == 1 && hasValue(matches[0], of: variable, place) ? matches[0] : nil
        }
        return matches.first { $0.path == variable.path && bindings[variable.set ?? ""] != nil }
            ?? (matches.count == 1 ? matches[0] : nil)
    }

    /// Whether a token has the value of every reference to a variable that another token is in any mode: by default, or in
    /// the mode of the reference.
    private func hasValue(_ target: Place, of variable: NaiveToken.Variable, _ place: Place) -> Bool {
        let targets = collections[target.collection]
        return collections[place.collection].modes.allSatisfy { mode in
            guard let token = mode.tokens[place.path], token.variable == variable,
                let wanted = NaiveValue(token.value, type: token.type)
            else { return true }
            let modes = [targets.modes[targets.defaultMode]] + targets.modes.filter { $0.name == mode.name }
            return modes.contains { literal(at: target.path, in: $0.tokens)?.isSame(as: wanted) ?? false }
        }
    }

    private func isName(_ variable: String, theEndOf path: String) -> Bool {
        let names = path.split(separator: ".")
        return names.indices.contains { plain(names[$0...].joined(separator: ".")) == plain(variable) }
    }

    /// Without case and separators, but for those between digits.
    private func plain(_ name: String) -> String {
        let parts = name.lowercased().split { "-/ ._".contains($0) }
        return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
            let isBetweenDigits = result.last?.isNumber == true && part.first?.isNumber == true
            return result + (isBetweenDigits ? "-" : "") + part
        }
    }

    // MARK: - Collections and modes

    private mutating func add(_ file: NaiveFile) {
        let all = NaiveToken.all(in: file.json)
        guard !all.isEmpty else { return }
        let tokens = Tokens(all.map { ($0.path, $0) }) { first, _ in first }
        let name = file.collectionAndMode
        let ids = Set(all.compactMap(\.variableId))
        let known = collections.firstIndex { collection in
            let first = collection.modes[0].tokens
            let knownIds = Set(first.values.compactMap(\.variableId))
            let haveIds = !ids.isEmpty || !knownIds.isEmpty
            return haveIds ? !ids.isDisjoint(with: knownIds) : Set(first.keys) == Set(tokens.keys)
        }
        guard let known else {
            collections.append(Collection(name: name.collection))
            return collections[collections.count - 1].addMode(name.mode, tokens)
        }
        let isKnown = collections[known].modes.contains { $0.name == name.mode }
        if !isKnown { collections[known].addMode(name.mode, tokens) }
    }

    /// Reference of formats, section 4.5, step 3: the collection that holds most of what references into a set of variables
    /// name, counted in some way.
    private func bound(counting count: ([NaiveToken]) -> Double) -> [String: Int] {
        var bindings: [String: Int] = [:]
        let references = references
        for set in Set(references.compactMap { $0.token.variable?.set }) {
            let wanted = references.filter { $0.token.variable?.set == set }
            let coverage = collections.indices.map { collection -> Double in
                let found = wanted.filter { reference in
                    guard let path = reference.token.variable?.path, reference.collection != collection else {
                        return false
                    }
                    return collections[collection].contains(path, type: reference.token.type)
                }
                return count(found.map(\.token)) / count(wanted.map(\.token))
            }
            let full = coverage.indices.filter { coverage[$0] == 1 }
            let named = full.filter { collections[$0].name.lowercased() == set.lowercased() }
            let best = coverage.indices.filter { coverage[$0] >= 0.8 && coverage[$0] == coverage.max() }
            bindings[set] = [full, named, full.isEmpty ? best : []].first { $0.count == 1 }?.first
        }
        return bindings
    }

    /// Whether more references into a set of variables have the values of a collection than others.
    private func isMeant(_ collection: Int, by set: String) -> Bool {
        let wanted = references.filter { $0.token.variable?.set == set && $0.collection != collection }
        let values = wanted.compactMap { hasValue(collection, of: $0.token) }
        let agreeing = values.count { $0 }
        return agreeing == values.count || agreeing * 2 > values.count
    }

    /// Whether the variable that a reference names has, in any mode of a collection, the value of the reference.
    private func hasValue(_ collection: Int, of token: NaiveToken) -> Bool? {
        guard token.reference == nil, let path = token.variable?.path,
            let wanted = NaiveValue(token.value, type: token.type)
        else { return nil }
        let values = collections[collection].modes.compactMap { literal(at: path, in: $0.tokens) }
        return values.isEmpty ? nil : values.contains { $0.isSame(as: wanted) }
    }

    /// The mode whose values the references into a collection were exported with; else the light one, else the first.
    private func defaultMode(of collection: Int) -> Int {
        let wanted = references.filter { $0.token.variable?.set.flatMap { bindings[$0] } == collection }
        let scores = collections[collection].modes.map { mode in
            wanted.filter { reference in
                guard let variable = reference.token.variable,
                    let value = literal(at: variable.path, in: mode.tokens),
                    let literal = NaiveValue(reference.token.value, type: reference.token.type)
                else { return false }
                return value.isSame(as: literal)
            }.count
        }
        let best = scores.indices.filter { scores[$0] == scores.max() }
        let usual = ["light", "phone", "mobile"].lazy.compactMap { name in
            best.first { collections[collection].modes[$0].name.lowercased() == name }
        }
        return usual.first ?? best[0]
    }

    /// The literal at the end of the references inside one file.
    private func literal(at path: String, in tokens: Tokens) -> NaiveValue? {
        var token = tokens[path]
        for _ in tokens { token = token?.reference.flatMap { tokens[$0] } ?? token }
        return token.flatMap { NaiveValue($0.value, type: $0.type) }
    }

    private var references: [(collection: Int, token: NaiveToken)] {
        collections.indices.flatMap { collection in
            let tokens = collections[collection].modes.flatMap(\.tokens.values)
            return tokens.filter { $0.variable != nil }.map { (collection, $0) }
        }
    }
}

extension NaiveFile {
    /// The name of a collection, and that of the mode: the root's extension states it, else the file's name.
    fileprivate var collectionAndMode: (collection: String, mode: String) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let parts = file.split(separator: ".").filter { !["json", "tokens"].contains($0) }.map(String.init)
        let stated = (json["$extensions"] as? [String: Any])?["com.figma.modeName"] as? String
        return (parts.dropLast().joined(separator: "."), stated ?? parts.last ?? file)
    }
}

extension NaiveToken {
    fileprivate var variableId: String? { extensions["com.figma.variableId"] as? String }

    /// The variable of another collection, which an inline value was exported from.
    fileprivate var variable: Variable? {
        guard reference == nil, let data = extensions["com.figma.aliasData"] as? [String: Any],
            let name = data["targetVariableName"] as? String
        else { return nil }
        return Variable(
            name: name, path: name.split(separator: "/").joined(separator: "."),
            set: data["targetVariableSetName"] as? String)
    }

    fileprivate struct Variable: Equatable {
        var name: String
        var path: String
        var set: String?
    }

    /// The token with the value that some tool's extension states for one of the modes.
    fileprivate func inModes(_ modes: [NaiveMode]) -> NaiveToken {
        let stated = extensions.values.compactMap { ($0 as? [String: Any])?["modes"] as? [String: Any] }
        let value = modes.lazy.compactMap { mode in stated.lazy.compactMap { $0[mode.name] }.first }.first
        return NaiveToken(names: names, type: type, value: value ?? self.value, extensions: extensions)
    }

    /// A reference that leads nowhere; a text may well stand in braces.
    fileprivate var isBrokenReference: Bool { reference != nil && type != "string" }
}
