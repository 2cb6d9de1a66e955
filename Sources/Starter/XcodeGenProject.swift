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
        targets = (project["targets"]?.members ?? []).map { member in
            let target = member.value
            return Target(
                name: member.key, type: target["type"]?.text ?? "",
                platforms: target["platform"]?.elements.compactMap(\.text) ?? [],
                sources: (target["sources"]?.elements ?? []).compactMap { $0.text ?? $0["path"]?.text },
                isOnMainActor: Self.isOnMainActor(target["settings"]) ?? isOnMainActor ?? false)
        }
    }

    /// Returns the default isolation in settings, directly or for all build configurations; `nil` if it is not set.
    private static func isOnMainActor(_ settings: YAMLText?) -> Bool? {
        let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        return (settings?[key] ?? settings?["base"]?[key])?.text.map { $0 == "MainActor" }
    }
}
