import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension StarterDraft {
    /// The configuration as text: JSON with a comment where a choice deserves a word. What is proposed is a comment, too,
    /// unless it is to be tried.
    func text(tryingProposals: Bool = false) -> String {
        var lines = ["{"]
        for member in members where !member.isProposed || !themes.isEmpty {
            let text = Self.text(of: member)
            lines += Self.comments(member.comments, indentation: 2)
            lines.append(member.isProposed && !tryingProposals ? Self.commentedOut(text) : text)
        }
        lines += Self.comments(outputComments, indentation: 2)
        let proposed = outputs.filter(\.isProposed).map { $0.text + "," }
            .map { tryingProposals ? $0 : Self.commentedOut($0) }
        let texts = proposed + [outputs.filter { !$0.isProposed }.map(\.text).joined(separator: ",\n")]
        lines.append(outputs.isEmpty ? "  \"outputs\": []" : "  \"outputs\": [\n\(texts.joined(separator: "\n"))\n  ]")
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// Lines as a comment, which keeps their indentation.
    private static func commentedOut(_ text: String) -> String {
        let indentation = text.prefix { $0 == " " }
        return text.split(separator: "\n").map { indentation + "// " + $0.dropFirst(indentation.count) }
            .joined(separator: "\n")
    }

    /// A member of the configuration, its value in one column with the others.
    private static func text(of member: Member) -> String {
        let width = "  \"outputRoot\": ".utf8.count
        let key = "  \"\(member.name)\":"
        let space = String(repeating: " ", count: max(1, width - key.utf8.count))
        return key + space + member.value.text(.filled(JSONLayout.lineLength), column: width, indentation: 2) + ","
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

extension JSONValue {
    /// An object of those members that hold anything.
    static func filled(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.filter { !$0.value.isEmpty }.map { Member($0.key, $0.value) })
    }

    /// What is in an object, a member a line, each as people write it.
    func filledInside(indentation: Int) -> String {
        guard case .object(let members) = self else { return "" }
        let filled = members.map { Member($0.name, .laidOut($0.value, .filled(JSONLayout.lineLength))) }
        return JSONValue.object(filled).inside(.lines, indentation: indentation)
    }
}

extension JSONLayout {
    /// How many characters a line of a configuration may have.
    static let lineLength = 120
}
