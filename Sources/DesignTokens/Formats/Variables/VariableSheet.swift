import Diagnostics
import LocatedJSON

/// The variables of one file with their collections, from which tokens are created once all are known.
struct VariableSheet {
    let file: JSONDocument
    private(set) var collections: [VariableCollection] = []
    private(set) var statements: [VariableStatement] = []
    /// The diagnostics, with the statement that each costs.
    private var reports: [(diagnostic: Diagnostic, statement: Int?)] = []
    /// Members that may be variables, but cannot be read.
    private var strays: [JSONNode] = []
    private var stylesWithoutValue: [JSONNode] = []
    /// The places that refer to variables of libraries, and the statements that this costs.
    private var libraryReferences: [(node: JSONNode, statement: Int)] = []

    init(_ file: JSONDocument) {
        self.file = file
        for diagnostic in file.duplicateKeyDiagnostics { report(diagnostic) }
    }

    /// Adds a collection, without the modes beyond the limit.
    ///
    /// - Returns: Its number.
    mutating func add(_ collection: VariableCollection, variableCount: Int) -> Int {
        var collection = collection
        let limited = ModeLimit.limited(
            collection.modes, named: \.self, of: "the collection '\(collection.name ?? "")'", tokens: variableCount,
            at: { _ in file.location(of: collection.node) })
        collection.modes = limited.modes
        for diagnostic in limited.reports { report(diagnostic) }
        collections.append(collection)
        return collections.count - 1
    }

    /// Adds a statement, without the groups around it that have no name.
    ///
    /// - Returns: Its number, or `nil` after reporting that its name cannot be that of a token.
    @discardableResult
    mutating func add(_ statement: VariableStatement) -> Int? {
        var statement = statement
        if statement.names.last != "" { statement.names.removeAll(where: \.isEmpty) }
        let path = statement.names.joined(separator: ".")
        if path.utf8.count > DTCGReader.pathLimit {
            report(DTCGReader.pathTooLong(nil, at: file.location(of: statement.nameNode)))
            return nil
        }
        if statement.names.isEmpty || statement.names.contains("") {
            report(
                Diagnostic(
                    .error, .invalidName, "the variable '\(statement.names.joined(separator: "/"))' has an empty name",
                    at: file.location(of: statement.nameNode), advice: "name it and the groups around it in Figma",
                    loss: .detail))
            return nil
        }
        statements.append(statement)
        return statements.count - 1
    }

    /// Sets the values of a statement, once all statements that they may refer to exist.
    mutating func set(_ values: [VariableStatement.Value?], of statement: Int) {
        statements[statement].values = values
    }

    mutating func report(_ diagnostic: Diagnostic) { reports.append((diagnostic, nil)) }

    /// Records members that may be variables, but cannot be read, so that they can be reported.
    mutating func addStrays(_ nodes: [JSONNode]) { strays += nodes }

    /// Records a style that has no value in Swift: a grid, or an effect that a plugin does not export.
    mutating func addStyleWithoutValue(_ node: JSONNode) { stylesWithoutValue.append(node) }

    /// Reports an error that costs a statement.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String, costing statement: Int
    ) {
        let diagnostic = Diagnostic(.error, code, message, at: file.location(of: node), advice: advice)
        reports.append((diagnostic, statement))
    }

    /// Reports a reference to a variable that is not in the file, by its name or its id. The id of a library's variable
    /// begins with the key of the variable; references into libraries are many, with one remedy, and reported together.
    mutating func reportDangling(
        _ target: String, isID: Bool, at node: JSONNode, advice: String, costing statement: Int
    ) {
        if isID, target.contains("/") { return libraryReferences.append((node, statement)) }
        let name = statements[statement].names.joined(separator: "/")
        report(
            .danglingAlias, "'\(name)' refers to '\(target)', which is not in the file", at: node, advice: advice,
            costing: statement)
    }
}

// MARK: - Tokens

extension VariableSheet {
    /// Creates the tokens, with one collection for each of the file's.
    ///
    /// - Parameters:
    ///   - format: The format of the file.
    ///   - isModeFile: Whether other files may contain other modes of its tokens, if it has a single mode.
    /// - Returns: The reading.
    func reading(_ format: TokenFormat, isModeFile: Bool = false) -> TokenReading {
        var reading = TokenReading(files: [file], format: format)
        let paths = VariablePaths(statements, collections)
        var groups = TokenGroups([TokenGroup(names: [], path: "", nameNode: file.root)])
        let places = statements.indices.map { groups.add(around: paths.names[$0], statements[$0].nameNode) }
        reading.diagnostics = reports.map { report, statement in
            var report = report
            if let statement { report.loss = .token(paths.paths[statement]) }
            return report
        }
        reading.diagnostics += libraryReport(paths) + repeatedNames(paths) + unread + unwritableStyles
        let numbers = Dictionary(grouping: statements.indices) { statements[$0].collection }
        for (number, collection) in collections.enumerated() {
            let own = (numbers[number] ?? []).filter { paths.repeated[$0] == nil }
            if own.isEmpty { continue }
            let modes = collection.modes.enumerated().map { mode, name in
                let tokens = own.compactMap { token($0, inMode: mode, paths, group: places[$0]) }
                return ReadMode(name: name.isEmpty ? nil : name, tokens: tokens, groups: groups.all)
            }
            reading.tokenCounts[0] += own.count { isUsable($0) }
            let axis = ModeAxis(name: collection.name, contexts: collection.modes, isOfFiles: true)
            reading.collections.append(
                ReadCollection(name: collection.name, axes: modes.count > 1 ? [axis] : [], modes: modes))
        }
        let boundParts = boundParts(paths)
        if !boundParts.isEmpty { reading.deferredValues = BoundTextStyles(parts: boundParts) }
        if isModeFile, reading.collections.count == 1, reading.collections[0].axes.isEmpty {
            reading.collections[0].isModeFile = true
            reading.collections[0].modes[0].name = nil
        }
        return reading
    }

    private func token(_ number: Int, inMode mode: Int, _ paths: VariablePaths, group: Int) -> Token? {
        let statement = statements[number]
        guard mode < statement.values.count, let value = statement.values[mode] else { return nil }
        let content: TokenValue =
            switch value.content {
            case .literal(let literal): literal
            case .path(let path): .alias(path.split(separator: ".").joined(separator: "."))
            case .statement(let other): .alias(paths.paths[other])
            case .textStyle: .deferred
            }
        return Token(
            name: paths.names[number].last ?? "", path: paths.paths[number], group: group,
            statedType: content.aliasedPath == nil ? statement.type : nil, value: content,
            unit: content.type(stated: statement.type) == .number ? statement.unit : nil,
            annotations: statement.annotations(for: value), document: 0, nameNode: statement.nameNode,
            valueNode: value.node, statement: Int32(number))
    }

    /// The paths of the variables that parts of text styles are bound to, by the number of the style's statement.
    private func boundParts(_ paths: VariablePaths) -> [Int: [String: String]] {
        statements.indices.reduce(into: [:]) { parts, number in
            guard case .textStyle(let variables)? = statements[number].values.first??.content else { return }
            parts[number] = variables.mapValues { paths.paths[$0] }
        }
    }

    private func isUsable(_ number: Int) -> Bool {
        statements[number].values.contains { value in
            if case .literal(.unusable)? = value?.content { false } else { value != nil }
        }
    }

    private func isCopy(_ number: Int, of first: Int) -> Bool {
        let (values, others) = (statements[number].values, statements[first].values)
        return values.count == others.count
            && zip(values, others).allSatisfy { value, other in
                guard case .literal(let literal)? = value?.content, case .literal(let same)? = other?.content else {
                    return false
                }
                return literal == same
            }
    }

    private func libraryReport(_ paths: VariablePaths) -> [Diagnostic] {
        guard let first = libraryReferences.first else { return [] }
        let costs = libraryReferences.map(\.statement).uniqueInOrder
        let name = statements[first.statement].names.joined(separator: "/")
        let others = costs.count == 1 ? "" : " and \(Wording.count(costs.count - 1, "other variable"))"
        return [
            Diagnostic(
                .error, .danglingAlias,
                "'\(name)'\(others) refer\(costs.count == 1 ? "s" : "") to variables of a library, which are not in the file",
                at: file.location(of: first.node),
                advice:
                    "use Figma's own export, which includes the values of library variables",
                loss: .tokens(costs.map { paths.paths[$0] }))
        ]
    }

    /// A warning about everything that was skipped, and about variables without a value in any mode.
    private var unread: [Diagnostic] {
        let empty = statements.filter { $0.values.allSatisfy { $0 == nil } }.map(\.nameNode)
        let all = strays + empty
        guard let first = all.first else { return [] }
        let message =
            all.count == 1
            ? "expected a variable with a name and a value; this member is skipped"
            : "expected variables with a name and a value; \(all.count) members are skipped, of which this is the first"
        return [
            Diagnostic(
                .warning, .notAToken, message, at: file.location(of: first),
                advice: "add a name and a value, or remove it", loss: .detail)
        ]
    }

    private var unwritableStyles: [Diagnostic] {
        guard let first = stylesWithoutValue.first else { return [] }
        let count = stylesWithoutValue.count
        let subject = count == 1 ? "a style has" : "\(count) styles have"
        let kinds =
            count == 1
            ? "it is a grid, or an effect that is not exported" : "they are grids, or effects that are not exported"
        return [
            Diagnostic(
                .warning, .incompleteToken, "\(subject) no Swift value, because \(kinds)", at: file.location(of: first),
                advice: "exclude grids and blurs from the export in the plugin's settings", loss: .detail)
        ]
    }

    private func repeatedNames(_ paths: VariablePaths) -> [Diagnostic] {
        // Figma keeps copies of pasted variables; a copy with the same values is harmless.
        let repeated = paths.repeated.filter { !isCopy($0.key, of: $0.value) }
        return repeated.sorted { $0.key < $1.key }.map { number, first in
            Diagnostic(
                .error, .duplicateToken, "'\(paths.paths[number])' is defined twice",
                at: file.location(of: statements[number].nameNode),
                notes: [
                    Diagnostic.Note("first defined here", at: file.location(of: statements[first].nameNode))
                ], advice: "rename one of them in Figma", loss: .detail)
        }
    }
}
