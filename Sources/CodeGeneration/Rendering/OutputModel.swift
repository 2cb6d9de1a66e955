import AssetCatalogs
import DesignTokens
import Mustache

/// What a template sees of one output: the frames are the output, its groups, types and tokens, and the images.
///
/// Nothing is made before a template asks for it, and texts that exist already are handed on as they are.
struct OutputModel: MustacheModel {
    private enum Kind: Int32 {
        case output, group, type, token, part, formerName, documentationLine, mode, category, image
    }

    /// The outermost frame.
    static let root = MustacheFrame(kind: Kind.output.rawValue, index: 0)

    private let output: NamedOutput
    private let resolution: Resolution
    private let expressions: Expressions
    private let configuration: Configuration
    private var language: any OutputLanguage { configuration.language }
    private let images: NamedImages
    private let tree: TypeTree
    private let scope: String
    /// The lines of all descriptions, and which of them are a token's, by its position in the output.
    private let documentation: [String]
    private let documentationRanges: [Int: Range<Int>]
    private let modes: ModeValues
    private var parts = PartTable()
    /// The parts of tokens by their position in the output, and of their values in modes.
    private var tokenParts: [Int: Range<Int>] = [:]
    private var modeParts: [Int: Range<Int>] = [:]
    private let names = TemplateKey.allCases

    init(
        _ output: NamedOutput, _ resolution: Resolution, _ expressions: Expressions, _ images: NamedImages,
        _ configuration: Configuration
    ) {
        self.output = output
        self.resolution = resolution
        self.expressions = expressions
        self.configuration = configuration
        self.images = images
        tree = TypeTree(output)
        scope = output.scope
        (documentation, documentationRanges) = Self.documentation(of: output, resolution, configuration.language)
        modes = ModeValues(of: output, resolution)
        for (position, token) in output.tokens.enumerated() where resolution.types[token]?.isComposite == true {
            tokenParts[position] = parts.add(resolution.value(of: token))
            for mode in modes.range(of: position) { modeParts[mode] = parts.add(modes.values[mode].value) }
        }
    }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard key >= 0, let kind = Kind(rawValue: frame.kind) else { return nil }
        let name = names[key]
        let index = Int(frame.index)
        switch kind {
        case .output: return valueOfOutput(name)
        case .group: return valueOfGroup(name, index)
        case .type: return valueOfType(name, index)
        case .token: return valueOfToken(name, index)
        case .part: return valueOfPart(name, parts.entries[index])
        case .formerName: return valueOfFormerName(name, output.formerNames[index])
        case .documentationLine: return name == .line ? .text(documentation[index]) : nil
        case .mode: return valueOfMode(name, index)
        case .category: return valueOfCategory(name, index)
        case .image: return valueOfImage(name, index)
        }
    }

    private func valueOfOutput(_ name: TemplateKey) -> MustacheValue? {
        switch name {
        case .access: .text(configuration.access.rawValue)
        case .nonisolated: .flag(configuration.isNonisolated)
        case .scope: .text(scope)
        case .isProtocol: .flag(language.isProtocol(scope))
        case .bundle: .text(language.bundle(configuration.bundle) ?? "")
        case .bundleIsolation: .text(bundleIsolation)
        case .hasTokens: .flag(!output.tokens.isEmpty)
        case .hasColors: .flag(output.tokens.contains { resolution.types[$0] == .color })
        case .hasImages: .flag(!images.images.isEmpty)
        case .hasFormerNames: .flag(!output.formerNames.isEmpty)
        case .formerNames: frames(.formerName, output.formerNames.indices)
        case .groups: frames(.group, output.groups.indices)
        case .categories: frames(.category, images.categories.indices)
        case .images: frames(.image, images.images.indices)
        case .tokens, .types: valueOfType(name, 0)
        default: nil
        }
    }

    private func valueOfGroup(_ name: TemplateKey, _ index: Int) -> MustacheValue? {
        switch name {
        case .title: .text(title(of: output.groups[index]))
        case .tokens: frames(.token, output.groups[index].range)
        case .path: .text(language.comment(resolution.graph.groups[output.groups[index].group].path))
        case .isFirst: .flag(index == 0)
        case .isLast: .flag(index == output.groups.count - 1)
        default: nil
        }
    }

    private func valueOfType(_ name: TemplateKey, _ index: Int) -> MustacheValue? {
        switch name {
        case .typeName: .text(language.declaration(tree.nodes[index].name))
        case .tokens: frames(.token, tree.nodes[index].ranges.joined())
        case .types: frames(.type, tree.nodes[index].children)
        case .isFirst: .flag(index == tree.siblings(of: index).first)
        case .isLast: .flag(index == tree.siblings(of: index).last)
        case .needsSpace: .flag(index != tree.siblings(of: index).first || tree.hasTokens(beside: index))
        default: nil
        }
    }

    private func valueOfToken(_ name: TemplateKey, _ position: Int) -> MustacheValue? {
        let token = output.tokens[position]
        switch name {
        case .name: return .text(language.declaration(output.names[position]))
        case .expression: return .text(expressions.expression(of: token) ?? "")
        case .documentation:
            return documentationRanges[position].map { frames(.documentationLine, $0) } ?? .frames([])
        case .modes: return frames(.mode, modes.range(of: position))
        case .parts: return frames(.part, tokenParts[position] ?? 0..<0)
        case .isList: return .flag(isList(resolution.value(of: token)))
        case .literal: return .text(language.literal(resolution.value(of: token)) ?? "")
        case .isAnnotated: return .flag(isAnnotated(token))
        case .isDeprecated: return .flag(deprecation(of: token) != nil)
        case .deprecationMessage: return .text(language.text((deprecation(of: token) ?? nil) ?? ""))
        case .path: return .text(language.comment(resolution.graph.tokens[token].path))
        case .type: return .text(resolution.types[token]?.rawValue ?? "")
        case .swiftType: return .text(typeName(of: token))
        case .unit: return .text(unit(of: token))
        case .step: return .text(resolution.traces[token].step.rawValue)
        case .target: return .text(target(of: token))
        case .value: return .text(language.comment(JSONText.value(resolution.value(of: token))))
        case .description: return .text(language.comment(resolution.graph.tokens[token].description ?? ""))
        default: return nil
        }
    }

    private func valueOfPart(_ name: TemplateKey, _ entry: PartTable.Entry) -> MustacheValue? {
        switch name {
        case .name: .text(entry.part.name.map(language.declaration) ?? "")
        case .expression: .text(expressions.expression(of: entry.part) ?? "")
        case .literal: .text(language.literal(entry.part.value) ?? "")
        case .value: .text(language.comment(JSONText.value(entry.part.value)))
        case .target: .text(language.comment(entry.part.reference ?? ""))
        case .parts: frames(.part, entry.parts)
        case .isList: .flag(isList(entry.part.value))
        case .isFirst: .flag(entry.isFirst)
        case .isLast: .flag(entry.isLast)
        default: nil
        }
    }

    private func isList(_ value: TokenValue) -> Bool {
        if case .composite(let composite) = value { composite.isList } else { false }
    }

    /// What the token itself does not say otherwise under its former name.
    private func valueOfFormerName(_ name: TemplateKey, _ former: NamedOutput.DeprecatedName) -> MustacheValue? {
        let symbol = Symbol(scope: scope, name: output.names[former.position])
        let type = resolution.types[output.tokens[former.position]]
        switch name {
        case .name: return .text(language.declaration(former.name))
        case .newName: return .text(symbol.name)
        case .expression: return .text(expressions.reference(to: symbol, type: type))
        case .path, .type, .swiftType, .isDeprecated, .deprecationMessage, .value, .description:
            return valueOfToken(name, former.position)
        default: return nil
        }
    }

    private func valueOfMode(_ name: TemplateKey, _ index: Int) -> MustacheValue? {
        switch name {
        case .modeName: .text(language.comment(modes.values[index].mode))
        case .parts: frames(.part, modeParts[index] ?? 0..<0)
        case .isList: .flag(isList(modes.values[index].value))
        case .literal: .text(language.literal(modes.values[index].value) ?? "")
        case .value: .text(language.comment(JSONText.value(modes.values[index].value)))
        default: nil
        }
    }

    private func valueOfCategory(_ name: TemplateKey, _ index: Int) -> MustacheValue? {
        switch name {
        case .title: .text(language.comment(images.categories[index].names.joined(separator: " / ")))
        case .images: frames(.image, images.categories[index].range)
        case .isFirst: .flag(index == 0)
        case .isLast: .flag(index == images.categories.count - 1)
        default: nil
        }
    }

    private func valueOfImage(_ name: TemplateKey, _ index: Int) -> MustacheValue? {
        switch name {
        case .name: .text(language.declaration(images.names[index]))
        case .lookupName: .text(language.text(images.images[index].lookupName))
        case .isTemplate: .flag(images.images[index].isTemplate)
        default: nil
        }
    }
}

extension OutputModel {
    private var bundleIsolation: String {
        language.bundleIsolation(configuration.bundle, isNonisolated: configuration.isNonisolated)
    }

    private func frames(_ kind: Kind, _ indices: some Sequence<Int>) -> MustacheValue {
        .frames(indices.map { MustacheFrame(kind: kind.rawValue, index: Int32($0)) })
    }

    /// The group's path inside the group that the configuration selects: `Brand / Primary`.
    private func title(of group: NamedOutput.Group) -> String {
        let path = resolution.graph.groups[group.group].path
        let names = resolution.graph.groups[group.group].names
        let selected = (output.configuration.selection.groups ?? []).map(\.value).filter { path.isPath(inside: $0) }
        let count = selected.map { $0.utf8.count { $0 == UInt8(ascii: ".") } + 1 }.max() ?? 0
        let inside = names.dropFirst(count)
        let shown = inside.isEmpty ? names.suffix(1) : inside
        return language.comment(shown.map(CamelCase.capitalised).joined(separator: " / "))
    }

    /// The type of the expression.
    private func typeName(of token: Int) -> String {
        resolution.types[token].flatMap { language.qualifiedTypeName(of: $0, resolution.value(of: token)) } ?? ""
    }

    /// What a number measures; a dimension is a length whatever its scopes.
    private func unit(of token: Int) -> String {
        let isLength = resolution.types[token] == .dimension
        return (isLength ? .points : resolution.graph.tokens[token].unit)?.rawValue ?? ""
    }

    private func target(of token: Int) -> String {
        resolution.traces[token].target.map { language.comment(resolution.graph.tokens[$0].path) } ?? ""
    }

    private func isAnnotated(_ token: Int) -> Bool {
        guard resolution.graph.tokens[token].isAnnotated else { return false }
        return resolution.graph.tokens[token].description?.isEmpty == false || deprecation(of: token) != nil
    }

    /// The reason, or `.some(nil)` without one, when the token is deprecated.
    private func deprecation(of token: Int) -> String?? {
        if case .yes(let reason) = resolution.graph.tokens[token].deprecation { .some(reason) } else { nil }
    }

    private static func documentation(
        of output: NamedOutput, _ resolution: Resolution, _ language: any OutputLanguage
    ) -> (lines: [String], ranges: [Int: Range<Int>]) {
        var lines: [String] = []
        var ranges: [Int: Range<Int>] = [:]
        for (position, token) in output.tokens.enumerated() {
            guard let description = resolution.graph.tokens[token].description, !description.isEmpty else { continue }
            let start = lines.count
            lines += language.commentLines(description)
            ranges[position] = start..<lines.count
        }
        return (lines, ranges)
    }
}
