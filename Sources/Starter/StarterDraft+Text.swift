import CodeGeneration
import DesignTokens

extension StarterDraft {
    /// The configuration as text: JSON with a comment where a choice deserves a word.
    var text: String {
        let layers = Layer.allCases.compactMap { layer in
            self.layers[layer].map { (key: layer.rawValue, value: PrettyJSON.list($0)) }
        }
        var lines = ["{"]
        lines += schema.map { [Self.member("$schema", .string($0))] } ?? []
        lines += Self.comments(sourceComments, indentation: 2)
        lines += [Self.member("sources", .list(sources)), Self.member("catalogs", .list(catalogs))]
        if !appearances.isEmpty { lines.append(Self.member("appearances", .object(appearances))) }
        if !fontFiles.isEmpty { lines.append(Self.member("fonts", .object([(key: "files", value: .list(fontFiles))]))) }
        lines += Self.comments(layerComments, indentation: 2)
        lines += [Self.member("layers", .object(layers)), Self.member("access", .string(AccessLevel.public.rawValue))]
        lines.append(Self.member("outputRoot", .string(outputRoot)))
        lines += Self.comments(outputComments, indentation: 2)
        let texts = outputs.map(\.text).joined(separator: ",\n")
        lines.append(texts.isEmpty ? "  \"outputs\": []" : "  \"outputs\": [\n\(texts)\n  ]")
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// A member of the configuration, its value in one column with the others.
    private static func member(_ name: String, _ value: PrettyJSON) -> String {
        let width = "  \"outputRoot\": ".utf8.count
        let key = "  \"\(name)\":"
        let space = String(repeating: " ", count: max(1, width - key.utf8.count))
        return key + space + value.text(column: width, indentation: 2) + ","
    }

    fileprivate static func comments(_ comments: [String], indentation: Int) -> [String] {
        comments.map { String(repeating: " ", count: indentation) + "// " + EscapedText.onOneLine($0) }
    }
}

extension StarterDraft.Output {
    fileprivate var text: String {
        let (selection, names) = (result.selection, result.names)
        let rest = PrettyJSON.filled([
            "tokens": .filled([
                "groups": .list((selection.groups ?? []).map(\.value)),
                "types": .list((selection.types ?? []).map(\.rawValue)),
                "exclude": .list(selection.excluded.map(\.value)),
                "sourceSets": selection.takesSourceSets ? .boolean(true) : .list([]),
            ]),
            "names": .filled([
                "drop": .list(names.drop.map(\.value)),
                "prefix": .string(names.prefix),
                "replace": .object(
                    names.replace.map { (key: $0.key.value, value: .string($0.value)) }.sorted { $0.key < $1.key }),
            ]),
        ])
        let template = JSONText.quoted(configuration.template.value)
        let start = "    { \"template\": \(template), \"path\": \(JSONText.quoted(configuration.path.value))"
        let short = "      " + rest.inside
        let isShort = short.unicodeScalars.count + " },".utf8.count <= PrettyJSON.lineLength
        let end = rest.isEmpty ? "" : ",\n" + (isShort ? short : rest.lines(indentation: 6))
        return (StarterDraft.comments(comments, indentation: 4) + [start + end + " }"]).joined(separator: "\n")
    }
}
