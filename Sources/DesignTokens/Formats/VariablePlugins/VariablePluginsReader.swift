import Diagnostics
import LocatedJSON

struct VariablePluginsReader {
    private var sheet: VariableSheet
    private let variables: PluginVariables
    /// The variables in the order of their statements.
    private var all: [PluginVariable] = []
    private var names = PluginNames()
    private var file: JSONDocument { sheet.file }

    static func read(_ file: JSONDocument) -> TokenReading {
        guard let (spelling, found) = PluginSpelling.find(in: file) else {
            var reading = TokenReading(files: [file], format: .variablePlugins)
            reading.diagnostics.add(
                .error, .wrongFormat, "no collections of variables in the file", at: file.location(of: file.root),
                advice: "export the variables again")
            return reading
        }
        var reader = VariablePluginsReader(PluginVariables(spelling, found, file), file)
        var reading = reader.reading()
        reading.hasBareValues = reader.variables.areBare
        return reading
    }

    private init(_ variables: PluginVariables, _ file: JSONDocument) {
        sheet = VariableSheet(file)
        self.variables = variables
    }

    private mutating func reading() -> TokenReading {
        sheet.addStrays(variables.strays)
        for collection in variables.collections { addStatements(of: collection) }
        for (statement, variable) in all.enumerated() {
            let count = sheet.collections[sheet.statements[statement].collection].modes.count
            let values = variable.values.prefix(count).map { node in node.map { value($0, of: variable, statement) } }
            sheet.set(values, of: statement)
        }
        reportLists()
        reportStyles()
        // Bare values name no mode, so that the other ones are in other files.
        return sheet.reading(.variablePlugins, isModeFile: variables.collections.map(\.modes) == [[""]])
    }

    private mutating func addStatements(of collection: PluginVariables.Collection) {
        let number = sheet.add(
            VariableCollection(name: collection.name, modes: collection.modes, node: collection.node),
            variableCount: collection.variables.count)
        for variable in collection.variables {
            let type = variables.type(of: variable.node)
            if type == "grid" {
                sheet.addStyleWithoutValue(variable.key)
                continue
            }
            let figma = FigmaExtensions(ofVariable: variable.node, in: file)
            let statement = sheet.add(
                VariableStatement(
                    names: variable.names, collection: number, nameNode: variable.key,
                    type: PluginValue.type(named: type), values: [], unit: figma.unit,
                    figma: figma.annotations(for: .uninterpreted),
                    description: file.description(of: variable.node)))
            guard let statement else { continue }
            all.append(variable)
            let id = file.text("id", of: variable.node)
            let last = collection.namesLast ? variable.names.last : nil
            names.add(
                variable.name, or: [id, last].compactMap(\.self), collection: number, title: collection.name ?? "",
                statement: statement)
        }
    }

    private mutating func value(
        _ node: JSONNode, of variable: PluginVariable, _ statement: Int
    ) -> VariableStatement.Value {
        let type = variables.type(of: variable.node)
        // Styles in a list have a name like the target of a reference, but are values.
        let isStyle = PluginSpelling.styleType(of: node, file) != nil
        if !isStyle, let reference = PluginReference(node, of: variable.node, type: type, in: file),
            let target = target(of: reference, type: type, at: node, statement)
        {
            return VariableStatement.Value(target, at: node)
        }
        if type == "typography", let style = boundTextStyle(node, statement) { return style }
        let values = PluginValue(file: file)
        let isBlurred = type == "effect" && values.hasBlur(node)
        if let value = values.read(node, type: type) {
            if isBlurred { reportBlur(of: variable, at: node) }
            return VariableStatement.Value(.literal(value), at: node)
        }
        if isBlurred, values.shadowCount(node) == 0 {
            sheet.report(
                .incompleteToken, "'\(variable.name)' is a blur, which has no value in Swift", at: node,
                advice: "leave blurs out of the export, and use a material in code", costing: statement)
            return VariableStatement.Value(.literal(.unusable), at: node)
        }
        sheet.report(
            .invalidValue, "expected \(PluginValue.expectation(type)) for the value of '\(variable.name)'", at: node,
            advice: "correct it in Figma, then export the variables again", costing: statement)
        return VariableStatement.Value(.literal(.unusable), at: node)
    }

    /// The target of a reference; `nil` for a text that only looks like one.
    private mutating func target(
        of reference: PluginReference, type: String?, at node: JSONNode, _ statement: Int
    ) -> VariableStatement.Value.Content? {
        let found = names.statements(reference, from: statement, in: sheet.statements[statement].collection)
            .filter { reference.isCertain || isOfType(type, $0) }
        if let other = found.first {
            if found.count > 1 { reportAmbiguous(found, at: node) }
            reportOtherCollection(reference, other, at: node)
            return .statement(other)
        }
        guard reference.isCertain else { return nil }
        if variables.areBare {
            // Bare values are split into files by hand, so that the target can be in another one.
            return .path(reference.text.split(separator: "/").joined(separator: "."))
        }
        sheet.reportDangling(
            reference.text, isID: file.variableAlias(node) != nil, at: node,
            advice: "also export the collection that contains it", costing: statement)
        return .literal(.unusable)
    }

    /// Whether a variable can have the type of another one: a text can have the name of a color by chance.
    private func isOfType(_ type: String?, _ statement: Int) -> Bool {
        type == nil || variables.type(of: all[statement].node) == type
    }

    /// A text style with parts that are bound to variables, or one whose size is missing, which is reported; `nil` for any
    /// other text style.
    private mutating func boundTextStyle(_ node: JSONNode, _ statement: Int) -> VariableStatement.Value? {
        let bound = file.object("boundVariables", of: node).map { Array(file.members(of: $0)) } ?? []
        var own = Set(file.members(of: node).map { file.string($0.key) })
        if own.contains("fontName") { own.formUnion(["fontFamily", "fontStyle", "fontWeight"]) }
        let collection = sheet.statements[statement].collection
        var variables: [String: Int] = [:]
        for member in bound where BoundTextStyles.names.contains(file.string(member.key)) {
            guard let reference = PluginReference(member.value, of: node, type: nil, in: file) else { continue }
            let name = file.string(member.key)
            if let found = names.statements(reference, from: statement, in: collection).first {
                variables[name] = found
            } else if !own.contains(name) {
                sheet.reportDangling(
                    reference.text, isID: true, at: member.value,
                    advice: "also export the collection that contains it", costing: statement)
                return VariableStatement.Value(.literal(.unusable), at: node)
            }
        }
        if variables["fontSize"] == nil, PluginSpelling.styleType(of: node, file) != nil,
            file.number("fontSize", of: node) == nil
        {
            sheet.report(
                .incompleteToken, "the text style '\(name(of: statement))' has no font size", at: node,
                advice: "set it in Figma, then export the variables again", costing: statement)
            return VariableStatement.Value(.literal(.unusable), at: node)
        }
        return variables.isEmpty ? nil : VariableStatement.Value(.textStyle(variables: variables), at: node)
    }

    private mutating func reportBlur(of variable: PluginVariable, at node: JSONNode) {
        sheet.report(
            Diagnostic(
                .warning, .incompleteToken,
                "the blur of '\(variable.name)' has no value in Swift; only its shadow is used",
                at: file.location(of: node), advice: "use a material in code", loss: .detail))
    }

    private mutating func reportAmbiguous(_ found: [Int], at node: JSONNode) {
        sheet.report(
            Diagnostic(
                .note, .ambiguousVariable,
                "'\(name(of: found[0]))' is in several collections; the one in '\(title(of: found[0]))' is used, not the one in "
                    + "'\(title(of: found[1]))'",
                at: file.location(of: node), advice: "rename one of the two in Figma"))
    }

    private mutating func reportOtherCollection(_ reference: PluginReference, _ other: Int, at node: JSONNode) {
        guard let title = reference.collection, title != self.title(of: other) else { return }
        sheet.report(
            Diagnostic(
                .note, .ambiguousVariable,
                "'\(name(of: other))' is not in the collection '\(title)'; the one in '\(self.title(of: other))' is used",
                at: file.location(of: node), advice: "export the variables again"))
    }

    private func name(of statement: Int) -> String { sheet.statements[statement].names.joined(separator: "/") }

    private func title(of statement: Int) -> String {
        sheet.collections[sheet.statements[statement].collection].name ?? ""
    }

    /// Reports the lists among bare values: without a type, `[0.2, 0, 0, 1]` can be a curve or anything else.
    private mutating func reportLists() {
        guard let first = variables.lists.first else { return }
        let others = variables.lists.count == 1 ? "" : " and \(Wording.count(variables.lists.count - 1, "other list"))"
        sheet.report(
            Diagnostic(
                .warning, .notAToken,
                "the list '\(file.string(first))'\(others) cannot be read without a type",
                at: file.location(of: first),
                advice: "define it in another file, as a token with \"$type\" and \"$value\", or remove it",
                loss: .detail))
    }

    /// Reports the lists beside the collections, which are not read.
    private mutating func reportStyles() {
        let styles = PluginSpelling.styleLists(file).map(\.key)
        let lists = file.members(of: file.root).filter { member in
            !["collections", "modes", "variables"].contains(file.string(member.key)) && !styles.contains(member.key)
                && file.kind(of: member.value) == .array
                && file.elements(of: member.value).contains { file.kind(of: $0) == .object }
        }
        let isKnown = !styles.isEmpty || file.value(of: "collections", in: file.root) != nil
        guard let first = lists.first, isKnown else { return }
        let names = lists.map { "'\(file.string($0.key))'" }.joined(separator: ", ")
        sheet.report(
            Diagnostic(
                .warning, .notAToken,
                "\(names) \(lists.count == 1 ? "is" : "are") skipped, because only variables, text styles and effects in Figma's form can be read",
                at: file.location(of: first.key),
                advice: "export the styles with another plugin, such as Tokens Studio", loss: .detail))
    }
}
