import Diagnostics
import LocatedJSON

/// Colors: color module 2025.10, sections 4.1 and 4.2, and the strings and objects that preceded it.
extension ValueReader {
    mutating func readColor(_ node: JSONNode) -> ColorValue? {
        if source.kind(of: node) == .string { return readColorText(node) }
        if rules == .lenient, let color = source.listColor(node) {
            return accepts(.colorText, at: node, now: color.statement) ? color : nil
        }
        guard source.kind(of: node) == .object else {
            return reportColor("expected an object for a color, found \(shown(node))", at: node)
        }
        let members = ColorMembers(of: node, in: source)
        for member in members.others { reportMember(member, of: TokenType.color.words) }
        guard let space = members.colorSpace else {
            return readHexAlone(members, at: node) ?? reportColor("missing 'colorSpace' in a color", at: node)
        }
        guard let components = members.components else { return readColorWithoutComponents(members, space, at: node) }
        return read(members, space, components)
    }

    /// Looks up the parts, following references (format module, section 7.3), and reads the color.
    private mutating func read(_ members: ColorMembers, _ space: JSONNode, _ components: JSONNode) -> ColorValue? {
        if let color = plainColor(members, space, components) {
            // Somebody may have edited the hex, because it is the readable part.
            if let hex = members.hex, let problem = source.problem(ofHex: hex, beside: color) {
                report(problem, at: hex)
            }
            return color
        }
        let errors = errorCount
        let name = followed(space) { $0.source.string($1) }?.value
        let alpha = members.alpha.map { number($0) } ?? 1
        let hex = members.hex.flatMap { rules == .figma ? exportedHex($0) : followed($0) { $0.readHex($1) }?.value }
        let statement = followed(components) { reader, node -> ColorSpecification? in
            guard let name else { return nil }
            guard reader.source.kind(of: node) == .array else {
                return reader.reportColor(
                    "expected an array of numbers for 'components', found \(reader.shown(node))", at: node)
            }
            let values = reader.source.elements(of: node).map { reader.component($0) }
            return ColorSpecification(
                space: name, components: reader.withoutFullTurns(values, of: name, at: node), alpha: alpha, hex: hex)
        }?.value
        guard let statement, errorCount == errors else { return nil }
        return read(statement, members)
    }

    /// The six digits of an exported color. Other tools put all sorts of things into `hex`, which is not needed then.
    private func exportedHex(_ node: JSONNode) -> String? {
        source.withBytes(of: node) { ColorValue(hexadecimal: $0) }?.hexadecimalText
    }

    /// The color of nearly every statement, found fast: sRGB numbers in range, and no invalid hexadecimal text where it
    /// has to be valid.
    private func plainColor(_ members: ColorMembers, _ space: JSONNode, _ components: JSONNode) -> ColorValue? {
        guard source.string(space, equals: "srgb") else { return nil }
        if rules != .figma, let hex = members.hex, !source.withBytes(of: hex, Self.isSixDigits) { return nil }
        var numbers = SIMD3<Double>()
        var count = 0
        for element in source.elements(of: components) {
            guard count < 3, let number = source.numberValue(of: element), 0...1 ~= number else { return nil }
            numbers[count] = number
            count += 1
        }
        var alpha = 1.0
        if let node = members.alpha {
            guard let number = source.numberValue(of: node), 0...1 ~= number else { return nil }
            alpha = number
        }
        return count == 3 ? ColorValue(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: alpha) : nil
    }

    private static func isSixDigits(_ text: ArraySlice<UInt8>) -> Bool {
        text.count == 7 && ColorValue(hexadecimal: text) != nil
    }

    /// Reads the fallback. Before 2025.10 it could be any hexadecimal text.
    private mutating func readHex(_ node: JSONNode) -> String? {
        let hex = source.string(node)
        guard rules == .lenient, hex.utf8.count != 7, let color = ColorValue(hexadecimal: hex.utf8) else { return hex }
        return accepts(.hexDigits, at: node, now: "\"\(color.hexadecimalText.lowercased())\"") ? nil : hex
    }

    /// Components with a hue of 360 degrees, which the format forbids, replaced by 0.
    private mutating func withoutFullTurns(_ values: [Double?], of space: String, at node: JSONNode) -> [Double?] {
        guard rules != .strict, let hue = values.firstIndex(of: 360), let space = ColorSpace(rawValue: space),
            hue == space.hueIndex, let place = source.elements(of: node).dropFirst(hue).first(where: { _ in true })
        else { return values }
        var values = values
        if accepts(.fullHue, at: place, now: "0") { values[hue] = 0 }
        return values
    }

    /// The color of a statement, after reporting what is wrong with it.
    private mutating func read(_ statement: ColorSpecification, _ members: ColorMembers) -> ColorValue? {
        let (color, problems) = statement.read()
        for problem in problems {
            guard let node = members.node(of: problem.part, in: source) else { continue }
            report(problem, at: node)
        }
        return color
    }

    mutating func report(_ problem: ColorSpecification.Problem, at node: JSONNode) {
        report(problem.diagnostic(showing: shown(node), at: source.location(of: node), loss: loss))
    }

    /// A number, `nil` for `"none"` (a missing component), or NaN for anything else.
    private mutating func component(_ node: JSONNode) -> Double? {
        source.string(node, equals: "none") ? nil : number(node)
    }

    private mutating func number(_ node: JSONNode) -> Double {
        if let number = source.numberValue(of: node) { return number }
        return followed(node, as: .number) { $0.source.numberValue(of: $1) ?? .nan }?.value ?? .nan
    }

    /// A color with nothing but its `hex`, as some tools export it in Figma's format, or with its components under
    /// their name from before 2025.10.
    private mutating func readColorWithoutComponents(
        _ members: ColorMembers, _ space: JSONNode, at node: JSONNode
    ) -> ColorValue? {
        if let channels = members.channels {
            guard accepts(.colorChannels, at: channels.key, now: "\"components\"") else { return nil }
            var members = members
            members.components = channels.value
            return read(members, space, channels.value)
        }
        guard rules == .figma else { return reportColor("missing 'components' in a color", at: node) }
        guard let hex = members.hex else {
            return reportColor("missing 'components' or 'hex' in a color", at: node)
        }
        let black = ColorSpecification(
            space: source.string(space), components: [0, 0, 0], alpha: members.alpha.map { number($0) } ?? 1)
        guard let black = read(black, members), var color = readColorText(hex) else { return nil }
        if members.alpha != nil { color.alpha = black.alpha }
        return color
    }

    /// Reads a color with nothing but its `hex`, and perhaps its `alpha`, unless rules are strict.
    private mutating func readHexAlone(_ members: ColorMembers, at node: JSONNode) -> ColorValue? {
        guard rules != .strict, members.components == nil, let hex = members.hex,
            var color = source.withBytes(of: hex, { ColorValue(hexadecimal: $0) })
        else { return nil }
        if let alpha = members.alpha {
            guard let number = source.numberValue(of: alpha), 0...1 ~= number else { return nil }
            color.alpha = number
        }
        return accepts(.hexAlone, at: node, now: color.statement) ? color : nil
    }

    /// A color as a string, `#893825` or `rgb(137 56 37)`, as it was before 2025.10.
    private mutating func readColorText(_ node: JSONNode) -> ColorValue? {
        let color = source.withBytes(of: node) { ColorValue(hexadecimal: $0) } ?? readFunction(node)
        guard let color else {
            let transparent = #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 }"#
            return reportColor(
                "\(shown(node)) is not a color", at: node,
                advice: Color.advice(insteadOf: source.string(node), transparent: transparent))
        }
        return accepts(.colorText, at: node, now: color.statement) ? color : nil
    }

    private mutating func readFunction(_ node: JSONNode) -> ColorValue? {
        guard let color = Color(css: source.string(node)) else { return nil }
        let (drawn, isMapped) = color.drawn()
        if isMapped { report(.gamut(color, drawn), at: node) }
        return drawn
    }

    private mutating func reportColor<Value>(
        _ message: String, at node: JSONNode, advice: String? = nil
    ) -> Value? {
        report(
            .invalidValue, message, at: node,
            advice: advice
                ?? "write it as { \"colorSpace\": \"srgb\", \"components\": [0.54, 0.22, 0.15], \"alpha\": 1 }")
    }
}

extension ColorValue {
    /// The color as the color module spells it; five decimals distinguish 16-bit values.
    fileprivate var statement: String {
        func rounded(_ number: Double) -> String { NumberText.shortest((number * 100_000).rounded() / 100_000) }
        let components = [red, green, blue].map(rounded).joined(separator: ", ")
        let alpha = alpha == 1 ? "" : ", \"alpha\": \(rounded(alpha))"
        return "{ \"colorSpace\": \"\(space.rawValue)\", \"components\": [\(components)]\(alpha) }"
    }
}

/// The members of a color object, found in one pass.
private struct ColorMembers {
    var colorSpace: JSONNode?
    var components: JSONNode?
    var alpha: JSONNode?
    var hex: JSONNode?
    /// The name of `components` before 2025.10.
    var channels: JSONMember?
    /// Members that colors do not have.
    var others: [JSONMember] = []

    init(of node: JSONNode, in source: JSONDocument) {
        for member in source.members(of: node) {
            switch MemberName(key: member.key, source: source) {
            case "colorSpace": colorSpace = member.value
            case "components": components = member.value
            case "alpha": alpha = member.value
            case "hex": hex = member.value
            case "channels": channels = member
            default: others.append(member)
            }
        }
    }

    /// The node of a part of the color.
    func node(of part: ColorSpecification.Problem.Part, in source: JSONDocument) -> JSONNode? {
        switch part {
        case .space: colorSpace
        case .components: components
        case .component(let index): components.flatMap { source.elements(of: $0).dropFirst(index).first { _ in true } }
        case .alpha: alpha
        case .hex: hex
        }
    }
}
