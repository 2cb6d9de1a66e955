import AssetCatalogs
import DesignTokens
import Diagnostics
import LocatedJSON

extension ObjectReader {
    /// Reads the names for some kinds of assets.
    fileprivate mutating func names(
        _ node: JSONNode?, _ what: String, of kinds: Set<AssetKind>
    ) -> [AssetKind: String] {
        guard let node else { return [:] }
        let object = object(node, what, keys: AssetKind.allCases.filter(kinds.contains).map(\.rawValue)) ?? [:]
        return kinds.reduce(into: [:]) { $0[$1] = string(object[$1.rawValue])?.value }
    }
}

extension TemplateDeclaration {
    /// Returns the declaration of the built-in template or backend with this name, or the default declaration.
    package static func named(_ template: String) -> TemplateDeclaration {
        if let declaration = ofBackends.first(where: { $0.backend?.name == template }) { return declaration }
        let text = EmbeddedTemplates.all[template]
        let declaration = text.flatMap { read(Array($0.utf8), of: template, path: "\(template).mustache").declaration }
        return declaration ?? undeclared(template)
    }

    /// The names of the built-in templates and backends that outputs can have.
    package static var names: [String] {
        let templates = EmbeddedTemplates.all.filter { objectText(in: Array($0.value.utf8)) != nil }.keys
        return (templates + ofBackends.compactMap(\.backend?.name)).sorted()
    }

    /// The keys of a declaration.
    enum Key: String, CaseIterable {
        case scope, declaresScope, members, types, parts, modes, assets, assetNames, assetTypes, assetLists, fontFiles
        case styles, paths, order, fractions, language, themes, uses, support, referable
        case libraryTypes, initializers, native
    }

    /// Reads the declaration that a template begins with: a JSON object in a comment. Any other comment is for people.
    ///
    /// - Parameters:
    ///   - bytes: The template.
    ///   - template: Its name.
    ///   - path: The path in its diagnostics.
    /// - Returns: The declaration, or `nil` if there is no readable one; and its diagnostics.
    static func read(
        _ bytes: [UInt8], of template: String, path: String
    ) -> (declaration: TemplateDeclaration?, diagnostics: [Diagnostic]) {
        guard let text = objectText(in: bytes) else { return (nil, []) }
        do {
            let advice = "see \"Template reference\" in TokenGenerator's documentation"
            let document = try JSONDocument(parsing: text, path: path)
            var reader = ObjectReader(document, hasPlaces: true, kindAdvice: advice)
            let declaration = TemplateDeclaration(document.root, of: template, &reader)
            return (declaration, reader.diagnostics)
        } catch {
            var diagnostic = error.diagnostic
            // The comment ends at the first two braces.
            if bytes.count > text.count + 2, bytes[text.count + 2] == UInt8(ascii: "}") {
                diagnostic.notes.append(Diagnostic.Note("add a space before the braces that end the comment"))
            }
            return (nil, [diagnostic])
        }
    }

    /// Returns the template's text up to the end of the object, with spaces in place of the text before it, so that
    /// locations stay correct.
    private static func objectText(in bytes: [UInt8]) -> [UInt8]? {
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let comment = bytes[mark...].firstIndex(where: { !isSpace($0) }),
            bytes[comment...].starts(with: Array("{{!".utf8)),
            let start = bytes[(comment + 3)...].firstIndex(where: { !isSpace($0) }),
            bytes[start] == UInt8(ascii: "{"),
            let end = bytes[start...].indices.dropLast().first(where: {
                bytes[$0] == UInt8(ascii: "}") && bytes[$0 + 1] == UInt8(ascii: "}")
            })
        else { return nil }
        var text = Array(bytes[..<end])
        for index in comment..<comment + 3 { text[index] = UInt8(ascii: " ") }
        return text
    }

    private init?(_ node: JSONNode, of template: String, _ reader: inout ObjectReader) {
        let what = "a template's declaration"
        guard let object = reader.object(node, what, keys: Key.allCases.map(\.rawValue)) else { return nil }
        let value = { (key: Key) in object[key.rawValue] }
        scope = reader.string(value(.scope))?.value ?? Self.usualScope(of: template)
        declaresScope = reader.boolean(value(.declaresScope)) ?? false
        members = Set((reader.strings(value(.members)) ?? []).map(\.value))
        types = Set(reader.choices(value(.types), "a type") ?? [])
        writesParts = reader.boolean(value(.parts)) ?? false
        writesModes = reader.boolean(value(.modes)) ?? false
        assetKinds = Set(reader.choices(value(.assets), "a kind of asset") ?? [])
        assetNames = reader.choice(value(.assetNames), "a way to name assets") ?? assetNames
        assetTypes = reader.names(value(.assetTypes), "\"assetTypes\"", of: assetKinds)
        assetLists = reader.names(value(.assetLists), "\"assetLists\"", of: assetKinds)
        takesFontFiles = reader.boolean(value(.fontFiles)) ?? false
        styles = reader.choices(value(.styles), "a style") ?? styles
        listsPaths = reader.boolean(value(.paths)) ?? false
        order = reader.choice(value(.order), "an order") ?? order
        writesFractions = reader.boolean(value(.fractions)) ?? false
        language = reader.meaning(
            of: value(.language), "a language", among: Dialects.byKey.sorted { $0.key < $1.key })
        themes = reader.choice(value(.themes), "a use of themes")
        uses = Set(reader.choices(value(.uses), "a template feature") ?? [])
        support = Set(reader.choices(value(.support), "a group of support types") ?? [])
        canBeReferredTo = reader.boolean(value(.referable)) ?? true
        libraryTypes = (reader.strings(value(.libraryTypes)) ?? []).map(\.value)
        for (label, types) in reader.members(value(.initializers), "\"initializers\"") {
            initializers[label.value] = (reader.strings(types) ?? []).map(\.value)
        }
        native = reader.string(value(.native))?.value
        let taken: [Key] = [.types, .assets, .fontFiles, .support]
        if !taken.contains(where: { value($0) != nil }) {
            reader.report(
                .missingKey, "\(what) does not specify what the template selects", at: node,
                advice: "add \"types\": [\"color\"], or [] for a template without tokens")
        }
    }
}
