import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension StarterDraft {
    /// The configuration as text: JSON with a comment where a choice deserves a word. What is proposed is a comment, too,
    /// unless it is to be tried.
    func text(tryingProposals: Bool = false) -> String {
        let layers = Layer.allCases.compactMap { layer in
            self.layers[layer].map { JSONValue.Member(layer.rawValue, .strings($0)) }
        }
        var lines = ["{"]
        lines += schema.map { [Self.member("$schema", .string($0))] } ?? []
        lines += Self.comments(sourceComments, indentation: 2)
        lines.append(Self.member("sources", .array(sources)))
        lines += Self.comments(catalogComments, indentation: 2)
        lines.append(Self.member("catalogs", .strings(catalogs)))
        if !appearances.isEmpty { lines.append(Self.member("appearances", .object(appearances))) }
        if !themes.isEmpty {
            let member = Self.member("themes", .object(themes))
            lines += Self.comments(Self.themeComments, indentation: 2)
            lines.append(tryingProposals ? member : Self.commentedOut(member))
        }
        if !fontFiles.isEmpty {
            lines.append(Self.member("fonts", ["files": .strings(fontFiles)]))
        }
        lines += Self.comments(layerComments, indentation: 2)
        lines += [Self.member("layers", .object(layers)), Self.member("access", .string(access.rawValue))]
        lines += Self.comments(rootComments, indentation: 2)
        lines.append(Self.member("outputRoot", .string(outputRoot)))
        lines += Self.comments(outputComments, indentation: 2)
        let proposed = outputs.filter(\.isProposed).map { $0.text + "," }
            .map { tryingProposals ? $0 : Self.commentedOut($0) }
        let texts = proposed + [outputs.filter { !$0.isProposed }.map(\.text).joined(separator: ",\n")]
        lines.append(outputs.isEmpty ? "  \"outputs\": []" : "  \"outputs\": [\n\(texts.joined(separator: "\n"))\n  ]")
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static let themeComments = [
        "An app can choose among these modes while it runs: remove the slashes here and before the template \"theme\"."
    ]

    /// Lines as a comment, which keeps their indentation.
    private static func commentedOut(_ text: String) -> String {
        let indentation = text.prefix { $0 == " " }
        return text.split(separator: "\n").map { indentation + "// " + $0.dropFirst(indentation.count) }
            .joined(separator: "\n")
    }

    /// A member of the configuration, its value in one column with the others.
    private static func member(_ name: String, _ value: JSONValue) -> String {
        let width = "  \"outputRoot\": ".utf8.count
        let key = "  \"\(name)\":"
        let space = String(repeating: " ", count: max(1, width - key.utf8.count))
        return key + space + value.text(.filled(JSONLayout.lineLength), column: width, indentation: 2) + ","
    }

    fileprivate static func comments(_ comments: [String], indentation: Int) -> [String] {
        comments.map { String(repeating: " ", count: indentation) + "// " + EscapedText.onOneLine($0) }
    }
}

extension StarterDraft.Output {
    fileprivate var text: String {
        let (selection, names) = (result.selection, result.names)
        let rest = JSONValue.filled([
            "tokens": .filled([
                "groups": .strings((selection.groups ?? []).map(\.value)),
                "types": .strings((selection.types ?? []).map(\.rawValue)),
                "exclude": .strings(selection.excluded.map(\.value)),
                "sourceSets": selection.takesSourceSets ? .boolean(true) : .strings([]),
            ]),
            "assets": .filled(["exclude": .strings(result.assets.excluded.map(\.value))]),
            "names": .filled([
                "drop": .strings(names.drop.map(\.value)),
                "prefix": .string(names.prefix),
                "replace": .object(
                    names.replace.map { JSONValue.Member($0.key.value, .string($0.value)) }.sorted { $0.name < $1.name }
                ),
            ]),
        ])
        let place = JSONValue.object(of: [
            "template": .string(configuration.template.value), "path": .string(configuration.path.value),
            "scope": result.scope.map { .string($0.value) },
        ])
        let start = "    { " + place.inside(.line)
        let short = "      " + rest.inside(.line)
        let isShort = short.unicodeScalars.count + " },".utf8.count <= JSONLayout.lineLength
        let end = rest.isEmpty ? "" : ",\n" + (isShort ? short : "      " + rest.filledInside(indentation: 6))
        let comments = isProposed ? [] : StarterDraft.comments(comments, indentation: 4)
        return (comments + [start + end + " }"]).joined(separator: "\n")
    }
}
