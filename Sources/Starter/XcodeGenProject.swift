import FileAccess

/// The targets of a project of XcodeGen: what its `project.yml` says. The Xcode project is often not committed.
struct XcodeGenProject {
    struct Target {
        var name: String
        /// What it makes: `application`, `framework`.
        var type: String
        /// The platforms that it is for, as the file spells them: `iOS`.
        var platforms: [String]
        /// The folders and files that it compiles, resources among them, beside the file.
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

    /// What settings say of the default isolation: directly, or for all build configurations; `nil` where they say nothing.
    private static func isOnMainActor(_ settings: YAMLText?) -> Bool? {
        let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        return (settings?[key] ?? settings?["base"]?[key])?.text.map { $0 == "MainActor" }
    }
}
