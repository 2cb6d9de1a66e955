/// The token paths of variables: their own names, which are unique within a collection.
///
/// Collections may share names, but tokens cannot: the paths of such collections begin with the collection's name, and so
/// do those of a collection with a bare number as a name, such as `4` in `spacing`. A variable with the name of a group is
/// the root token of that group.
struct VariablePaths {
    /// The names of each statement's groups, and its own.
    private(set) var names: [[String]]
    private(set) var paths: [String]
    /// The statements with the path of an earlier one, by number, with that one.
    private(set) var repeated: [Int: Int] = [:]

    init(_ statements: [VariableStatement], _ collections: [VariableCollection]) {
        names = statements.map(\.names)
        paths = names.map { $0.joined(separator: ".") }
        let shared = Self.sharing(statements, paths).union(Self.withNumbers(statements, collections))
        if !shared.isEmpty {
            let titles = Self.titles(of: collections)
            for number in statements.indices where shared.contains(statements[number].collection) {
                names[number].insert(titles[statements[number].collection], at: 0)
                paths[number] = names[number].joined(separator: ".")
            }
        }
        addRoots()
        var firsts: [String: Int] = [:]
        for (number, path) in paths.enumerated() {
            guard let first = firsts.updateValue(number, forKey: path) else { continue }
            (firsts[path], repeated[number]) = (first, first)
        }
    }

    /// The collections that have a path in common with another.
    private static func sharing(_ statements: [VariableStatement], _ paths: [String]) -> Set<Int> {
        var owners: [String: Int] = [:]
        var sharing: Set<Int> = []
        for (statement, path) in zip(statements, paths) {
            guard let owner = owners.updateValue(statement.collection, forKey: path) else { continue }
            if owner != statement.collection { sharing.formUnion([owner, statement.collection]) }
        }
        return sharing
    }

    /// The collections with a name and a variable without a group whose name begins with a digit, as no Swift name can.
    private static func withNumbers(
        _ statements: [VariableStatement], _ collections: [VariableCollection]
    ) -> Set<Int> {
        let numbered = statements.filter { $0.names.count == 1 && $0.names[0].utf8.first.map(ASCII.isDigit) == true }
        return Set(numbered.map(\.collection).filter { collections[$0].name != nil })
    }

    /// The names of collections; if several have the same name, the later ones are numbered.
    private static func titles(of collections: [VariableCollection]) -> [String] {
        var counts: [String: Int] = [:]
        return collections.map { collection in
            let name = collection.name ?? "variables"
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
        }
    }

    /// Turns each variable with the name of a group into the root token of that group.
    private mutating func addRoots() {
        let groups = names.reduce(into: Set<String>()) { groups, names in
            var path = ""
            for name in names.dropLast() {
                path = path.appendingName(name)
                groups.insert(path)
            }
        }
        for number in paths.indices where groups.contains(paths[number]) {
            names[number].append(.rootTokenName)
            paths[number] = paths[number].appendingName(.rootTokenName)
        }
    }
}
