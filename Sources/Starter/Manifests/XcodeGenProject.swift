import FileAccess

/// The targets in an XcodeGen `project.yml`. The Xcode project is often not committed.
struct XcodeGenProject {
    struct Target {
        var name: String
        /// The product type: `application`, `framework`.
        var type: String
        /// The platforms, in the spelling of the file: `iOS`.
        var platforms: [String]
        /// The folders and files that it compiles, including resources, relative to the file.
        var sources: [String]
        /// Whether the default isolation of its code is the main actor.
        var isOnMainActor: Bool
    }

    private(set) var targets: [Target] = []

    init(_ text: String) {
        let project = YAMLText(text)
        let isOnMainActor = Self.isOnMainActor(project["settings"])
        let templates = project["targetTemplates"]
        targets = (project["targets"]?.members ?? []).map { member in
            let layers = Self.layers(of: member.value, templates)
            func first(_ key: String) -> YAMLText? { layers.lazy.compactMap { $0[key] }.first }
            let sources = layers.flatMap { $0["sources"]?.elements ?? [] }.compactMap { $0.text ?? $0["path"]?.text }
            return Target(
                name: member.key, type: first("type")?.text ?? "",
                platforms: first("platform")?.elements.compactMap(\.text) ?? [],
                sources: sources.map { $0.replacing("${target_name}", with: member.key) },
                isOnMainActor: layers.lazy.compactMap { Self.isOnMainActor($0["settings"]) }.first ?? isOnMainActor
                    ?? false)
        }
    }

    /// The nesting limit of templates, in case a template contains itself.
    private static let depthLimit = 8

    /// Returns a target and the templates that it is based on. Single values of a template apply if the target has none;
    /// lists are joined.
    private static func layers(of target: YAMLText, _ templates: YAMLText?, depth: Int = 0) -> [YAMLText] {
        guard depth < depthLimit else { return [target] }
        let names = target["templates"]?.elements.compactMap(\.text) ?? []
        let bases = names.reversed().compactMap { templates?[$0] }
        return [target] + bases.flatMap { layers(of: $0, templates, depth: depth + 1) }
    }

    /// Returns the default isolation in settings, directly or for all build configurations; `nil` if it is not set.
    private static func isOnMainActor(_ settings: YAMLText?) -> Bool? {
        let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        return (settings?[key] ?? settings?["base"]?[key])?.text.map { $0 == "MainActor" }
    }
}
