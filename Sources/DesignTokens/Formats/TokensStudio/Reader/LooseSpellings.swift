import Diagnostics
import LocatedJSON

/// Values in the syntax of another format whose meaning is clear.
struct LooseSpellings {
    /// The first such value of each file, its type and text, and the number of such values.
    private var found: [Int: (node: JSONNode, type: StudioType, text: String, count: Int)] = [:]
    private let channelScales: [ChannelScale]

    /// - Parameter channelScales: The scale of colors in each file.
    init(_ channelScales: [ChannelScale]) { self.channelScales = channelScales }

    /// Records a value, unless it has the usual syntax.
    @inline(__always)
    mutating func add(_ node: JSONNode, as type: StudioType, in source: Int, _ file: JSONDocument) {
        // Hot path: every value is checked, and most are strings.
        let kind = file.kind(of: node)
        if kind == .object || kind == .array || type == .fontFamilies || beginsWithDigit(node, type, file) {
            addOther(node, type, source, file)
        }
    }

    private mutating func addOther(_ node: JSONNode, _ type: StudioType, _ source: Int, _ file: JSONDocument) {
        guard let text = text(node, type, file, channelScales[source]) else { return }
        found[source, default: (node, type, text, 0)].count += 1
    }

    /// Whether a color begins with a digit, so that it is not one of CSS.
    private func beginsWithDigit(_ node: JSONNode, _ type: StudioType, _ file: JSONDocument) -> Bool {
        type == .color && file.kind(of: node) == .string
            && file.withBytes(of: node) { $0.first.map(ASCII.isDigit) ?? false }
    }

    private func text(
        _ node: JSONNode, _ type: StudioType, _ file: JSONDocument, _ scale: ChannelScale
    ) -> String? {
        switch file.kind(of: node) {
        case .string where type == .color: return Color.function(withChannels: file.string(node))
        case .string: return FontList.names(inJSON: file.string(node)).map { $0.joined(separator: ", ") }
        case .array: return type == .color ? file.looseText(of: node) : nil
        default:
            guard let unit = file.text("unit", of: node) else {
                return file.looseText(of: node) ?? file.fractionsText(of: node, scale)
            }
            return !unit.isEmpty && StudioUnit(rawValue: unit) == nil ? file.text(of: node, as: type, scale) : nil
        }
    }

    /// One warning for each file.
    func diagnostics(in files: [JSONDocument]) -> [Diagnostic] {
        found.sorted { $0.key < $1.key }.map { source, value in
            let (node, type, text, count) = value
            let kind = files[source].kind(of: node)
            let more = count == 1 ? "" : " (and in \(Wording.count(count - 1, "more value")) in this file)"
            if kind == .array {
                let hexadecimal = Color(css: text)?.hexadecimalStudioText ?? text
                let isSame = Color(css: hexadecimal)?.drawn().value == Color(css: text)?.drawn().value
                return channels(isSame ? hexadecimal : text, at: files[source].location(of: node), count)
            }
            let isColor = kind == .string && type == .color
            let spelling = isColor ? "bare numbers" : kind == .string ? "a list in a string" : kind.description
            let expected = isColor ? "a color" : "a string or a number"
            return Diagnostic(
                .warning, .outdatedSyntax,
                "expected \(expected), found \(spelling)\(more); \(isColor ? "they are" : "it is") read as '\(text)'",
                at: files[source].location(of: node), advice: "write it as \"\(text)\"", loss: .detail)
        }
    }

    /// The warning about colors as lists of channels.
    private func channels(_ color: String, at location: SourceLocation, _ count: Int) -> Diagnostic {
        let more = count == 1 ? "" : " (and \(Wording.count(count - 1, "more value")) in this file)"
        return Diagnostic(
            .warning, .outdatedSyntax, "the array is read as the color '\(color)'\(more)", at: location,
            advice: "write it as \"\(color)\"", loss: .detail)
    }
}
