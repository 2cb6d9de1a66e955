import DesignTokens
import Diagnostics
import LocatedJSON

extension TemplateDeclaration {
    /// The declaration of outputs that are files in the Design Tokens format.
    static let tokenFile = TemplateDeclaration(
        scope: "Design tokens", types: Set(TokenType.specified), writesModes: true, listsPaths: true,
        language: TokenFileDialect(), canBeReferredTo: false,
        backend: BackendForm(
            name: "dtcg", endings: ["json", "tokens"], content: "JSON",
            // Tools do not recognize other files as tokens.
            misplacedAdvice: "use a path that ends in .tokens.json, .json or .tokens"))
}

extension OutputRun {
    /// Writes an output that is a file in the Design Tokens format.
    func tokenFile(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let written = TokenFile(output, resolution, baseFontSize: configuration.baseFontSize)
        return RenderedOutputs(
            outputs: [file(Array(written.text.utf8), of: output, inUnit: unit)], diagnostics: written.diagnostics)
    }
}

/// An output that is a file in the Design Tokens format: its tokens under their own names, with all references
/// followed.
///
/// It has no template, because the format is the only one.
struct TokenFile {
    private let resolution: Resolution
    private let baseFontSize: Double
    private let tokens: [Int]
    /// The tree of the names in the tokens' paths, with the tokens by their positions.
    private var tree = NameTree("")
    private(set) var text = ""
    private(set) var diagnostics: [Diagnostic] = []

    init(_ output: NamedOutput, _ resolution: Resolution, baseFontSize: Double) {
        tokens = output.tokens
        self.resolution = resolution
        self.baseFontSize = baseFontSize
        for group in output.groups {
            let positions = group.range.filter { isNamed(tokens[$0]) }
            guard !positions.isEmpty else { continue }
            let path = resolution.graph.groups[group.group].path
            let parent = path.isEmpty ? 0 : tree.node(at: Self.names(in: path))
            for position in positions {
                let name = resolution.graph.tokens[tokens[position]].name
                tree.add(position..<position + 1, to: tree.node(at: Self.names(in: name), below: parent))
            }
        }
        text = json(of: 0).text(.lines) + "\n"
    }

    /// Whether the format allows the names in a token's path; reports it if not.
    private mutating func isNamed(_ token: Int) -> Bool {
        let path = resolution.graph.tokens[token].path
        if Self.names(in: path).allSatisfy(Self.isName) { return true }
        diagnostics.add(
            .warning, .unsupportedValue, "'\(path)' has a name that DTCG does not allow",
            at: resolution.graph.location(of: token),
            advice: "rename it to a name without braces or a leading $, or add it to \"exclude\"")
        return false
    }

    private static func names(in path: String) -> [Substring] {
        path.split(separator: ".", omittingEmptySubsequences: false)
    }

    /// Whether the format allows the name: section 5.1.1.
    private static func isName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first else { return false }
        return (first != UInt8(ascii: "$") || name == "$root")
            && !name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    // MARK: - Writing

    /// The object of a node. A token with other tokens inside is written as a group with a root token: section 6.2.
    private func json(of node: Int) -> JSONValue {
        let (token, children) = (tree.nodes[node].ranges.last.map { tokens[$0.lowerBound] }, tree.nodes[node].children)
        if let token, children.isEmpty { return json(ofToken: token) }
        let root = token.map { [JSONValue.Member("$root", json(ofToken: $0))] } ?? []
        return .object(root + children.map { JSONValue.Member(tree.nodes[$0].name, json(of: $0)) })
    }

    private func json(ofToken token: Int) -> JSONValue {
        let (stated, value) = (resolution.graph.tokens[token], resolution.value(of: token))
        guard let type = resolution.types[token] else { return [:] }
        var deprecation: JSONValue?
        if case .yes(let reason) = stated.deprecation { deprecation = reason.map(JSONValue.string) ?? .boolean(true) }
        let extensions = extensions(of: token, value, type)
        return .object(of: [
            "$type": .string(type.rawValue), "$value": .laidOut(specified(value, type).json, .compact),
            "$description": stated.description.map(JSONValue.string), "$deprecated": deprecation,
            "$extensions": extensions.isEmpty ? nil : .laidOut(["tokengenerator": extensions], .line),
        ])
    }

    /// What the format cannot express: the whole value if `$value` is a part of it, and the values in other modes.
    private func extensions(of token: Int, _ value: TokenValue, _ type: TokenType) -> JSONValue {
        let whole = said(value, type)
        let values = resolution.values(of: token)
        let isPart = whole.text() != specified(value, type).json.text()
        let differs = values.contains { !$0.value.isSame(as: value) }
        return .object(of: [
            "value": isPart ? .laidOut(whole, .compact) : nil,
            "modes": differs
                ? .object(values.map { JSONValue.Member($0.mode, .laidOut(said($0.value, type), .compact)) }) : nil,
        ])
    }

    private func specified(_ value: TokenValue, _ type: TokenType) -> TokenValue {
        value.specified(as: type, baseFontSize: baseFontSize) ?? .unusable
    }

    /// A value as the format writes it if that loses nothing, otherwise as `list --json` prints it.
    private func said(_ value: TokenValue, _ type: TokenType) -> JSONValue {
        let specified = specified(value, type)
        return specified.isSame(as: value) ? specified.json : value.json
    }
}
