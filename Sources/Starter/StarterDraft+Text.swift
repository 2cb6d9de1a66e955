import CodeGeneration
import DesignTokens
import Diagnostics

extension StarterDraft {
    /// The configuration as text: JSON with a comment where a choice deserves a word. What is proposed is a comment, too,
    /// unless it is to be tried.
    func text(tryingProposals: Bool = false) -> String {
        let layers = Layer.allCases.compactMap { layer in
            self.layers[layer].map { (key: layer.rawValue, value: PrettyJSON.strings($0)) }
        }
        var lines = ["{"]
        lines += schema.map { [Self.member("$schema", .string($0))] } ?? []
        lines += Self.comments(sourceComments, indentation: 2)
        lines.append(Self.member("sources", .list(sources)))
        lines += Self.comments(catalogComments, indentation: 2)
        lines.append(Self.member("catalogs", .strings(catalogs)))
        if !appearances.isEmpty { lines.append(Self.member("appearances", .object(appearances))) }
        if !themes.isEmpty {
            let member = Self.member("themes", .object(themes))
            lines += Self.comments(Self.themeComments, indentation: 2)
            lines.append(tryingProposals ? member : Self.commentedOut(member))
        }
        if !fontFiles.isEmpty {
            lines.append(Self.member("fonts", .object([(key: "files", value: .strings(fontFiles))])))
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
                    names.replace.map { (key: $0.key.value, value: .string($0.value)) }.sorted { $0.key < $1.key }),
            ]),
        ])
        let template = JSONText.quoted(configuration.template.value)
        let scope = result.scope.map { ", \"scope\": \(JSONText.quoted($0.value))" } ?? ""
        let start = "    { \"template\": \(template), \"path\": \(JSONText.quoted(configuration.path.value))" + scope
        let short = "      " + rest.inside
        let isShort = short.unicodeScalars.count + " },".utf8.count <= PrettyJSON.lineLength
        let end = rest.isEmpty ? "" : ",\n" + (isShort ? short : rest.lines(indentation: 6))
        let comments = isProposed ? [] : StarterDraft.comments(comments, indentation: 4)
        return (comments + [start + end + " }"]).joined(separator: "\n")
    }
}
