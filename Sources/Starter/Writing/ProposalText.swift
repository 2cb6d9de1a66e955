import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

extension Proposal {
    /// The configuration as JSON with comments on choices, without members that have their default value. The themes are
    /// commented out.
    var text: String {
        let themes = JSONValue.object(themes.map { .init($0.name.value, $0.json) })
        let layers = Layer.allCases.map { ($0.rawValue, JSONValue.paths(settings.layers[$0] ?? [])) }
        let start: KeyValuePairs<String, JSONValue> = [
            "$schema": .string(schema ?? ""), "sources": .array(settings.sources.map(\.json)),
        ]
        let reading: KeyValuePairs<String, JSONValue> = [
            "appearances": Appearance.json(settings.appearances), "themes": .hidden(themes),
            "fonts": .settings(["files": .paths(settings.fonts.files)]),
            "layers": .object(layers.filter { !$1.isEmpty }.map(JSONValue.Member.init)),
            "rules": .settings([DiagnosticCode.assetSymbolClash.rawValue: .string(silencesSymbolClashes ? "off" : "")]),
        ]
        var comments = comments
        if themes.isEmpty { comments["themes"] = nil }
        let (target, others) = (targets[0], JSONValue.object(targets.map(\.member)))
        let json =
            targets.count > 1
            ? JSONValue.commented(start, comments) + .commented(reading, comments)
                + .commented(["targets": .laidOut(others, Self.layout)], comments)
            : .commented(start, comments) + .commented(target.inputs, comments) + .commented(reading, comments)
                + target.settings
        return json.text(Self.alignedLayout) + "\n"
    }

    /// The layout of members with lists, and that of members with their values in a column.
    fileprivate static let layout = JSONLayout.listed(120)
    fileprivate static let alignedLayout = JSONLayout.listed(120, column: "\"outputRoot\": ".utf8.count)
}

extension ProposedTarget {
    fileprivate var inputs: KeyValuePairs<String, JSONValue> { ["catalogs": .paths(configuration.catalogs)] }

    /// The members besides its inputs, and its outputs.
    fileprivate var settings: JSONValue {
        let outputs = JSONValue.laidOut(.array(outputs.map(\.json)), Proposal.layout)
        return .commented(configuration.settings, memberComments)
            + ["outputs": .commented(comments, outputs)]
    }

    /// The target as one of several.
    fileprivate var member: JSONValue.Member {
        .init(
            configuration.name?.value ?? "",
            .laidOut(.commented(inputs, [:]) + settings, Proposal.alignedLayout))
    }
}

extension ProposedOutput {
    fileprivate var json: JSONValue {
        isProposed ? .hidden(configuration.json) : .commented(comments, configuration.json)
    }
}

extension JSONValue {
    /// Returns an object with the members that have an effect, below their comments, which can also be alone.
    fileprivate static func commented(
        _ members: KeyValuePairs<String, JSONValue>, _ comments: [String: [String]]
    ) -> JSONValue {
        .object(
            members.compactMap { name, value in
                let comments = comments[name] ?? []
                if comments.isEmpty { return value.hasEffect ? Member(name, value) : nil }
                return Member(name, .commented(comments, value.hasEffect ? value : nil))
            })
    }
}
