import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension Proposal {
    /// The configuration as JSON with comments on choices, without members that have their default value. The themes are
    /// commented out.
    var text: String {
        let layers = Layer.allCases.compactMap { layer in
            settings.layers[layer].map { JSONValue.Member(layer.rawValue, .strings($0.map(\.value))) }
        }
        let start: [Member] = [
            ("$schema", .string(schema ?? "")), ("sources", .array(settings.sources.map(JSONValue.init))),
        ]
        let reading: [Member] = [
            ("appearances", .object(Appearance.members(settings.appearances))),
            ("themes", .object(themes.map { JSONValue.Member($0.name.value, $0.json) })),
            ("fonts", .filled(["files": .strings(settings.fonts.files.map(\.value))])),
            ("layers", .object(layers)),
        ]
        let target = targets[0]
        let lines =
            targets.count > 1
            ? Self.lines(start + reading, comments) + Self.comments(comments["targets"] ?? [], indentation: 2)
                + ["  \"targets\": {\n\(targets.map(\.nestedText).joined(separator: ",\n"))\n  }"]
            : Self.lines(
                start + target.inputs + reading + target.settings, comments.merging(target.comments) { $1 })
                + target.outputLines
        return (["{"] + lines).joined(separator: "\n") + "\n}\n"
    }

    fileprivate typealias Member = (name: String, value: JSONValue)

    /// Returns the lines of members with a value, each below its comments. The themes are commented out.
    fileprivate static func lines(_ members: [Member], _ comments: [String: [String]]) -> [String] {
        members.flatMap { name, value in
            let isProposed = name == "themes"
            let remarks = isProposed && !value.isDefault ? [themeComment] : comments[name] ?? []
            let text = text(of: name, value)
            return Self.comments(remarks, indentation: 2)
                + (value.isDefault ? [] : [isProposed ? commentedOut(text) : text])
        }
    }

    private static let themeComment =
        "To let the app switch between these modes, uncomment this line and the output with the template \"theme\"."

    /// Comments out lines; their indentation is kept.
    fileprivate static func commentedOut(_ text: String) -> String {
        let indentation = text.prefix { $0 == " " }
        return text.split(separator: "\n").map { indentation + "// " + $0.dropFirst(indentation.count) }
            .joined(separator: "\n")
    }

    /// Returns a member of the configuration, with its value in the same column as the others.
    private static func text(of name: String, _ value: JSONValue) -> String {
        let width = "  \"outputRoot\": ".utf8.count
        let key = "  \"\(name)\":"
        let space = String(repeating: " ", count: max(1, width - key.utf8.count))
        return key + space + value.text(.filled(JSONLayout.lineLength), column: width, indentation: 2) + ","
    }

    fileprivate static func comments(_ comments: [String], indentation: Int) -> [String] {
        comments.map { String(repeating: " ", count: indentation) + "// " + EscapedText.onOneLine($0) }
    }
}

extension ProposedTarget {
    fileprivate var inputs: [Proposal.Member] { [("catalogs", .strings(configuration.catalogs.map(\.value)))] }

    /// The members besides its inputs and outputs.
    fileprivate var settings: [Proposal.Member] {
        let access = configuration.access == TargetConfiguration().access ? "" : configuration.access.rawValue
        return [
            ("access", .string(access)),
            ("nonisolated", .boolean(configuration.isNonisolated)), ("bundle", configuration.bundle.json),
            ("outputRoot", .string(outputRoot)),
        ]
    }

    /// The lines of its outputs.
    fileprivate var outputLines: [String] {
        let texts =
            outputs.filter(\.isProposed).map { Proposal.commentedOut($0.text + ",") }
            + [outputs.filter { !$0.isProposed }.map(\.text).joined(separator: ",\n")]
        return Proposal.comments(comments["outputs"] ?? [], indentation: 2)
            + [outputs.isEmpty ? "  \"outputs\": []" : "  \"outputs\": [\n\(texts.joined(separator: "\n"))\n  ]"]
    }

    /// The target as one of several.
    fileprivate var nestedText: String {
        let lines = (Proposal.lines(inputs + settings, comments) + outputLines).flatMap { $0.split(separator: "\n") }
        let name = JSONValue.quoted(configuration.name?.value ?? "")
        return (["    \(name): {"] + lines.map { "    " + $0 } + ["    }"]).joined(separator: "\n")
    }
}

extension ProposedOutput {
    fileprivate var text: String {
        let (selection, names) = (configuration.selection, configuration.names)
        let replacements = names.replace.map { JSONValue.Member($0.key.value, .string($0.value)) }
        let types = configuration.typeNames.map { JSONValue.Member($0.key.rawValue, .string($0.value.value)) }
        let rest = JSONValue.filled([
            "tokens": .filled([
                "groups": .strings((selection.groups ?? []).map(\.value)),
                "types": .strings((selection.types ?? []).map(\.rawValue)),
                "exclude": .strings(selection.excluded.map(\.value)),
                "sourceSets": .boolean(selection.takesSourceSets),
            ]),
            "assets": .filled([
                "catalogs": .strings((configuration.assets.catalogs ?? []).map(\.value)),
                "exclude": .strings(configuration.assets.excluded.map(\.value)),
                "all": .boolean(configuration.assets.areListed),
            ]),
            "typeNames": .object(types.sorted { $0.name < $1.name }),
            "names": .filled([
                "style": .string(names.style?.rawValue ?? ""),
                "prefix": .string(names.prefix),
                "drop": .strings(names.drop.map(\.value)),
                "replace": .object(replacements.sorted { $0.name < $1.name }),
            ]),
        ])
        let place = JSONValue.filled([
            "template": .string(configuration.template.value), "path": .string(configuration.path.value),
            "scope": .string(configuration.scope?.value ?? ""),
        ])
        let start = "    { " + place.inside(.line)
        let short = "      " + rest.inside(.line)
        let isShort = short.unicodeScalars.count + " },".utf8.count <= JSONLayout.lineLength
        let end = rest.isEmpty ? "" : ",\n" + (isShort ? short : "      " + rest.filledInside(indentation: 6))
        let comments = isProposed ? [] : Proposal.comments(comments, indentation: 4)
        return (comments + [start + end + " }"]).joined(separator: "\n")
    }
}

extension JSONValue {
    /// Creates the JSON for a source: a path, or an object if it names a collection.
    init(_ source: SourceConfiguration) {
        let path = JSONValue.string(source.path.value)
        let members = JSONValue.filled([
            "path": path, "format": .string(source.format?.rawValue ?? ""),
            "collection": .string(source.collection ?? ""),
        ])
        self = members == ["path": path] ? path : members
    }

    /// Whether the member has no effect: it is empty or `false`.
    fileprivate var isDefault: Bool { isEmpty || self == .boolean(false) }

    /// Returns an object with the members that are not the default.
    fileprivate static func filled(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.filter { !$0.value.isDefault }.map { Member($0.key, $0.value) })
    }

    /// Returns the members of an object, one per line.
    fileprivate func filledInside(indentation: Int) -> String {
        guard case .object(let members) = self else { return "" }
        let filled = members.map { Member($0.name, .laidOut($0.value, .filled(JSONLayout.lineLength))) }
        return JSONValue.object(filled).inside(.lines, indentation: indentation)
    }
}

extension BundleChoice {
    /// The JSON of the choice; empty for the default.
    fileprivate var json: JSONValue {
        switch self {
        case .automatic: ""
        case .module: "module"
        case .main: "main"
        case .identifier(let identifier): ["identifier": .string(identifier)]
        case .ofClass(let name): ["class": .string(name)]
        }
    }
}

extension ConfiguredModes {
    /// The JSON of the choice: one mode, several modes, or a mode for each collection.
    fileprivate var json: JSONValue {
        if !collections.isEmpty {
            return .object(collections.map { .init($0.collection.value, .string($0.modes.first?.value ?? "")) })
        }
        return modes.count == 1 ? .string(modes[0].value) : .strings(modes.map(\.value))
    }
}

extension ConfiguredTheme {
    fileprivate var json: JSONValue { appearances.isEmpty ? modes.json : .object(Appearance.members(appearances)) }
}

extension Appearance {
    fileprivate static func members(_ modes: [Appearance: ConfiguredModes]) -> [JSONValue.Member] {
        allCases.compactMap { appearance in modes[appearance].map { .init(appearance.rawValue, $0.json) } }
    }
}

extension JSONLayout {
    /// The longest line of a configuration, in characters.
    fileprivate static let lineLength = 120
}
