import LocatedJSON

/// Colours: colour module 2025.10, sections 4.1 and 4.2, and hexadecimal texts, which preceded it.
extension TokenReader {
    mutating func readColor(_ node: JSONNode) -> ColorValue? {
        if source.kind(of: node) == .string { return readHexadecimal(node) }
        guard source.kind(of: node) == .object else {
            return reportColor("a color is an object or a text like \"#893825\"", at: node)
        }
        let members = ColorMembers(of: node, in: source)
        guard let space = members.colorSpace else {
            return reportColor("the color has no \"colorSpace\"", at: node)
        }
        guard let components = members.components else { return readColorWithoutComponents(members, space, at: node) }
        // Exports of Figma and its imitators have all sorts of things in `hex`, which is not needed there.
        let hex = document.format == .figma ? nil : members.hex.map(source.string)
        return read(
            ColorStatement(
                space: source.string(space), components: source.elements(of: components).lazy.map(component),
                alpha: members.alpha.map(number) ?? 1, hex: hex),
            members)
    }

    /// The colour that a statement makes, after reporting what is wrong with it.
    private mutating func read(_ statement: ColorStatement, _ members: ColorMembers) -> ColorValue? {
        let (color, problems) = statement.read()
        for problem in problems {
            guard let node = members.node(of: problem.part, in: source) else { continue }
            report(
                problem.severity, problem.code, problem.message(showing: shown(node)), at: node,
                advice: problem.advice)
        }
        return color
    }

    /// A number or `"none"`, a missing component; not a number for anything else.
    private func component(_ node: JSONNode) -> Double? {
        source.string(node, equals: "none") ? nil : number(node)
    }

    private func number(_ node: JSONNode) -> Double { source.numberValue(of: node) ?? .nan }

    /// A colour that is no more than its `hex`, as some tools export it in Figma's format.
    private mutating func readColorWithoutComponents(
        _ members: ColorMembers, _ space: JSONNode, at node: JSONNode
    ) -> ColorValue? {
        guard document.format == .figma else { return reportColor("the color has no \"components\"", at: node) }
        guard let hex = members.hex else {
            return reportColor("the color has neither \"components\" nor \"hex\"", at: node)
        }
        let black = ColorStatement(
            space: source.string(space), components: [0, 0, 0], alpha: members.alpha.map(number) ?? 1)
        guard let black = read(black, members), var color = readHexadecimal(hex) else { return nil }
        if members.alpha != nil { color.alpha = black.alpha }
        return color
    }

    private mutating func readHexadecimal(_ node: JSONNode) -> ColorValue? {
        if let color = source.withBytes(of: node, { ColorValue(hexadecimal: $0) }) { return color }
        let text = source.stringValue(of: node) ?? source.text(of: node)
        if let color = ColorValue(hexadecimal: text.utf8) { return color }
        return reportColor("\"\(text)\" is not a color", at: node)
    }

    private mutating func reportColor<Value>(_ message: String, at node: JSONNode) -> Value? {
        report(
            "invalid-color", message, at: node,
            advice: "write it as { \"colorSpace\": \"srgb\", \"components\": [0.54, 0.22, 0.15], \"alpha\": 1 } "
                + "or \"#893825\"")
    }
}

/// The members of a colour object, found in one pass.
private struct ColorMembers {
    var colorSpace: JSONNode?
    var components: JSONNode?
    var alpha: JSONNode?
    var hex: JSONNode?

    init(of node: JSONNode, in source: JSONDocument) {
        for member in source.members(of: node) {
            if source.string(member.key, equals: "colorSpace") {
                colorSpace = member.value
            } else if source.string(member.key, equals: "components") {
                components = member.value
            } else if source.string(member.key, equals: "alpha") {
                alpha = member.value
            } else if source.string(member.key, equals: "hex") {
                hex = member.value
            }
        }
    }

    /// The node that a part of the colour stands in.
    func node(of part: ColorStatement.Problem.Part, in source: JSONDocument) -> JSONNode? {
        switch part {
        case .space: colorSpace
        case .components: components
        case .component(let index):
            components.flatMap { source.elements(of: $0).dropFirst(index).first { _ in true } }
        case .alpha: alpha
        case .hex: hex
        }
    }
}
