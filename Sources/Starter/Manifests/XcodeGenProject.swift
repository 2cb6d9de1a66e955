import CodeGeneration
import FileAccess

/// The targets in an XcodeGen `project.yml`. The Xcode project is often not committed.
struct XcodeGenProject {
    private(set) var modules: [StarterModule] = []
    private let folder: BuildFolder
    static let fileName = "project.yml"

    init(in folder: BuildFolder) {
        self.folder = folder
        let project = YAMLText(String(decoding: folder.read(Self.fileName), as: UTF8.self))
        for target in project["targets"]?.members ?? [] {
            let layers = Self.layers(of: target.value, project["targetTemplates"])
            guard let module = module(target.key, layers, project["settings"]) else { continue }
            modules.append(module)
        }
    }

    /// Returns a target with its templates, unless it is a bundle, such as tests.
    private func module(_ name: String, _ layers: [YAMLText], _ settings: YAMLText?) -> StarterModule? {
        func first(_ key: String) -> YAMLText? { layers.lazy.compactMap { $0[key] }.first }
        let type = first("type")?.text ?? ""
        guard !type.hasPrefix("bundle.") else { return nil }
        // The folders and files that it compiles, including resources.
        let folders = layers.flatMap { $0["sources"]?.elements ?? [] }.compactMap { $0.text ?? $0["path"]?.text }
            .map { folder[$0.replacing("${target_name}", with: name)] }.filter(folder.isFolder)
        let outermost = folders.first { place in
            !folders.contains { $0 != place && FilePath.contains(folder: $0, place) }
        }
        var module = StarterModule(
            name: name, origin: FilePath.join(folder.path, Self.fileName),
            sources: folders.first { FilePath.lastComponent(of: $0) == name } ?? outermost)
        module.isApp = type == "application"
        module.platform = first("platform")?.elements.first?.text.flatMap(ApplePlatform.init)
        let isolation = (layers.map { $0["settings"] } + [settings]).lazy.compactMap(Self.isolation).first
        module.isOnMainActor = isolation == "MainActor"
        module.firstStep = "run xcodegen generate"
        module.takes = { catalog in folders.contains { FilePath.contains(folder: $0, catalog) } }
        return module
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

    /// Returns the default isolation in settings, directly or for all build configurations.
    private static func isolation(_ settings: YAMLText?) -> String? {
        let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        return (settings?[key] ?? settings?["base"]?[key])?.text
    }
}
