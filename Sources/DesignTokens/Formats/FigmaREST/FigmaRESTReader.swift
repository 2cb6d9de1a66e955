import Diagnostics
import LocatedJSON

/// Reads the variables in a response of Figma's REST API.
///
/// The file's own variables become tokens. Variables of libraries, and deleted ones that others still refer to, are
/// read only where they are needed, and are in no output.
struct FigmaRESTReader {
    private var sheet: VariableSheet
    private var collections: FigmaRESTCollections
    /// The variables by id.
    private var variables: [String: JSONNode] = [:]
    /// The statements by the ids of their variables.
    private var statements: [String: Int] = [:]
    private var file: JSONDocument { sheet.file }

    static func read(_ file: JSONDocument) -> TokenReading {
        switch FigmaRESTAnswer(file) {
        case .variables(let variables, let collections)?:
            var reader = FigmaRESTReader(file, collections)
            return reader.reading(of: variables)
        case .error(let status, let message)?:
            return failed(
                file, "the file contains a Figma REST API error instead of tokens: \(status) \(message)", Self.access)
        case nil:
            return failed(
                file, "missing 'variables' and 'variableCollections' in the file",
                "save the complete response of GET /v1/files/:key/variables/local")
        }
    }

    private init(_ file: JSONDocument, _ collections: JSONNode) {
        sheet = VariableSheet(file)
        self.collections = FigmaRESTCollections(collections, file)
    }

    private static let access =
        "Figma's REST API for variables requires an Enterprise plan; on other plans, export the variables in Figma: "
        + "open Variables, then choose Export modes in the menu of a collection"

    private static func failed(_ file: JSONDocument, _ message: String, _ advice: String) -> TokenReading {
        var reading = TokenReading(files: [file], format: .figmaREST)
        reading.diagnostics.add(.error, .wrongFormat, message, at: file.location(of: file.root), advice: advice)
        return reading
    }

    private mutating func reading(of list: JSONNode) -> TokenReading {
        let all = file.list(list)
        let valued = all.filter { file.value(of: "valuesByMode", in: $0) != nil }
        if valued.isEmpty, !all.isEmpty {
            return Self.failed(
                file, "the variables in this file have no values, as in a response of variables/published",
                "save the response of GET /v1/files/:key/variables/local instead")
        }
        for variable in valued {
            if let id = file.text("id", of: variable) { variables[id] = variable }
        }
        let own = valued.filter { !isForeign($0) }
        sheet.addStrays(all.filter { file.value(of: "valuesByMode", in: $0) == nil && !isForeign($0) })
        addCollections(of: own)
        for variable in own { addStatement(of: variable) }
        // Of other variables, only those that are referred to are needed.
        var rest = own
        while let variable = rest.popLast() {
            for other in references(of: variable) where addForeign(other) { rest.append(other) }
        }
        for (id, statement) in statements.sorted(by: { $0.value < $1.value }) {
            guard let variable = variables[id] else { continue }
            let values = values(of: variable, statement)
            sheet.set(values, of: statement)
        }
        reportDeleted(among: valued)
        return sheet.reading(.figmaREST)
    }

    /// Reports the file's own variables that were deleted although something in Figma still uses them.
    private mutating func reportDeleted(among variables: [JSONNode]) {
        let deleted = variables.filter { isTrue("deletedButReferenced", of: $0) && !isTrue("remote", of: $0) }
        guard let first = deleted.first, let name = file.member("name", of: first) else { return }
        let others = deleted.count == 1 ? " was" : " and \(Wording.count(deleted.count - 1, "more variable")) were"
        sheet.report(
            Diagnostic(
                .note, .unsupportedVariable,
                "'\(file.string(name.value))'\(others) deleted in Figma, where layers or variables still use "
                    + "\(deleted.count == 1 ? "it" : "them"); no output contains \(deleted.count == 1 ? "it" : "them")",
                at: file.location(of: name.key), advice: "replace deleted variables in Figma where they are used",
                loss: .detail))
    }

    /// Whether a variable belongs to a library, or was deleted.
    private func isForeign(_ variable: JSONNode) -> Bool {
        isTrue("remote", of: variable) || isTrue("deletedButReferenced", of: variable)
    }

    private func isTrue(_ key: StaticString, of variable: JSONNode) -> Bool {
        file.value(of: key, in: variable).flatMap(file.booleanValue) ?? false
    }
}

// MARK: - Statements

extension FigmaRESTReader {
    /// Adds the collections of the file's own variables first, in the order of the response.
    private mutating func addCollections(of own: [JSONNode]) {
        let counts = own.reduce(into: [String: Int]()) { counts, variable in
            counts[file.text("variableCollectionId", of: variable) ?? "", default: 0] += 1
        }
        for id in collections.ids where counts[id] != nil { _ = collections.add(id, counts[id] ?? 0, to: &sheet) }
    }

    private mutating func addForeign(_ variable: JSONNode) -> Bool {
        guard isForeign(variable), let id = file.text("id", of: variable), statements[id] == nil else { return false }
        addStatement(of: variable)
        return true
    }

    private mutating func addStatement(of variable: JSONNode) {
        guard let name = file.member("name", of: variable), let id = file.text("id", of: variable) else {
            return sheet.addStrays([variable])
        }
        let figma = FigmaExtensions(ofVariable: variable, in: file)
        let isForeign = isForeign(variable)
        let collection = collections.add(file.text("variableCollectionId", of: variable) ?? "", 1, to: &sheet)
        statements[id] = sheet.add(
            VariableStatement(
                names: file.string(name.value).split(separator: "/", omittingEmptySubsequences: false).map(String.init),
                collection: collection, nameNode: name.key, type: type(of: variable), values: [], unit: figma.unit,
                figma: figma.annotations(for: .uninterpreted), description: file.description(of: variable),
                isReferenceOnly: isForeign))
    }

    private func type(of variable: JSONNode) -> TokenType? {
        switch file.text("resolvedType", of: variable) {
        case "COLOR": .color
        case "FLOAT": .number
        case "STRING": .string
        case "BOOLEAN": .boolean
        default: nil
        }
    }

    /// The variables that a variable's values refer to, as far as the file contains them.
    private func references(of variable: JSONNode) -> [JSONNode] {
        var rest = collections.values(of: variable)
        var found: [JSONNode] = []
        while let node = rest.popLast() {
            if let id = file.variableAlias(node) {
                variables[id].map { found.append($0) }
            } else {
                rest += file.list(node).filter { [.object, .array].contains(file.kind(of: $0)) }
            }
        }
        return found
    }

    private mutating func values(of variable: JSONNode, _ statement: Int) -> [VariableStatement.Value?] {
        let collection = sheet.statements[statement].collection
        let nodes = collections.values(of: variable, inModesOf: collection).prefix(
            sheet.collections[collection].modes.count)
        return nodes.enumerated().map { mode, node in
            node.map { value($0, of: variable, statement, collections.modeName(mode, of: collection)) }
        }
    }

    private mutating func value(
        _ node: JSONNode, of variable: JSONNode, _ statement: Int, _ mode: String
    ) -> VariableStatement.Value {
        let reader = FigmaRESTValue(file: file, collections: collections, variables: variables)
        switch reader.read(node, type: file.text("resolvedType", of: variable), inMode: mode) {
        case .success(.literal(let value)): return VariableStatement.Value(.literal(value), at: node)
        case .success(.composed(let value, let base)):
            return VariableStatement.Value(.literal(value), at: node, base: base)
        case .success(.alias(let id)):
            if let other = statements[id] { return VariableStatement.Value(.statement(other), at: node) }
            sheet.reportDangling(
                id, isID: true, at: node, advice: "choose a different variable in Figma, and save the response again",
                costing: statement)
        case .failure(let problem):
            sheet.report(
                problem.code, named(problem.message, statement), at: node, advice: problem.advice, costing: statement)
        }
        return VariableStatement.Value(.literal(.unusable), at: node)
    }

    private func named(_ message: String, _ statement: Int) -> String {
        "'\(sheet.statements[statement].names.joined(separator: "/"))' \(message)"
    }
}
