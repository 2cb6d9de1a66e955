import DesignTokens
import Diagnostics

/// An output that is a file of the Design Tokens format: its tokens under their own names, with all references followed.
///
/// No template makes it: there is one way to write it, which is the format's.
struct TokenFile {
    private let resolution: Resolution
    private let baseFontSize: Double
    private var tree = TokenTree()
    private(set) var text = ""
    private(set) var diagnostics: [Diagnostic] = []

    init(_ output: NamedOutput, _ resolution: Resolution, baseFontSize: Double) {
        self.resolution = resolution
        self.baseFontSize = baseFontSize
        for group in output.groups {
            var tokens = Array(output.tokens[group.range])
            tokens.removeAll { !isNamed($0) }
            guard !tokens.isEmpty else { continue }
            let path = resolution.graph.groups[group.group].path
            let parent = path.isEmpty ? 0 : tree.node(at: path)
            for token in tokens {
                tree.set(token, at: tree.node(at: resolution.graph.tokens[token].name, below: parent))
            }
        }
        write(0, indentation: "")
        text += "\n"
    }

    /// Whether the format allows the names on a token's path; reports that it does not.
    private mutating func isNamed(_ token: Int) -> Bool {
        let path = resolution.graph.tokens[token].path
        if path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName) { return true }
        diagnostics.append(
            Diagnostic(
                .warning, .unexpressedValue, "\(path) has a name that DTCG does not allow",
                at: resolution.graph.location(of: token),
                advice: "names hold no braces and do not begin with $; rename it, or list it in \"exclude\""))
        return false
    }

    /// Whether the format allows the name: section 5.1.1.
    private static func isName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first else { return false }
        return (first != UInt8(ascii: "$") || name == "$root")
            && !name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    // MARK: - Writing

    /// Writes a node's object. What is a token and holds others is a group, for which that token stands: section 6.2.
    private mutating func write(_ node: Int, indentation: String) {
        let (token, children) = (tree.nodes[node].token, tree.nodes[node].children)
        if let token, children.isEmpty { return write(properties(of: token), indentation) }
        let inner = indentation + "  "
        var separator = "{\n"
        if let token {
            text += "{\n\(inner)\"$root\": "
            write(properties(of: token), inner)
            separator = ",\n"
        }
        for child in children {
            text += "\(separator)\(inner)\(JSONText.quoted(tree.nodes[child].name)): "
            write(child, indentation: inner)
            separator = ",\n"
        }
        text += separator == "{\n" ? "{}" : "\n\(indentation)}"
    }

    private mutating func write(_ properties: [(key: String, value: String)], _ indentation: String) {
        let lines = properties.map { "\(indentation)  \"\($0.key)\": \($0.value)" }
        text += "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }

    private func properties(of token: Int) -> [(key: String, value: String)] {
        let (stated, value) = (resolution.graph.tokens[token], resolution.value(of: token))
        guard let type = resolution.types[token] else { return [] }
        var properties = [("$type", JSONText.quoted(type.rawValue))]
        properties.append(("$value", JSONText.value(specified(value, type))))
        if let description = stated.description { properties.append(("$description", JSONText.quoted(description))) }
        if case .yes(let reason) = stated.deprecation {
            properties.append(("$deprecated", reason.map(JSONText.quoted) ?? "true"))
        }
        let extensions = extensions(of: token, value, type)
        if !extensions.isEmpty { properties.append(("$extensions", "{ \"tokengenerator\": { \(extensions) } }")) }
        return properties
    }

    /// What the format cannot say: the whole value, where `$value` is a part of it, and the values in other modes.
    private func extensions(of token: Int, _ value: TokenValue, _ type: TokenType) -> String {
        let whole = said(value, type)
        let values = resolution.values(of: token)
        var members: [String] = []
        if whole != JSONText.value(specified(value, type)) { members.append("\"value\": \(whole)") }
        if values.contains(where: { !$0.value.isSame(as: value) }) {
            let modes = values.map { "\(JSONText.quoted($0.mode)): \(said($0.value, type))" }
            members.append("\"modes\": { \(modes.joined(separator: ", ")) }")
        }
        return members.joined(separator: ", ")
    }

    private func specified(_ value: TokenValue, _ type: TokenType) -> TokenValue {
        value.specified(as: type, baseFontSize: baseFontSize) ?? .unusable
    }

    /// A value as the format has it, where that is all of it; else as `list --json` has it.
    private func said(_ value: TokenValue, _ type: TokenType) -> String {
        let specified = specified(value, type)
        return JSONText.value(specified.isSame(as: value) ? specified : value)
    }
}
