import CodeGeneration
import FileAccess

/// The targets in an XcodeGen specification: `project.yml`, or a file such as `project-beta.yml` that `--spec` names. The
/// Xcode project is often not committed.
struct XcodeGenProject {
    private(set) var targets: [ProjectTarget] = []
    /// The file and those that it includes, with the folders that their paths are relative to.
    private var specifications: [(folder: BuildFolder, text: YAMLText)] = []
    /// The paths of the files that it includes.
    private(set) var included: [String] = []
    /// Whether the file has targets, but none can be read.
    private(set) var isUnread = false
    let place: String
    private let root: BuildFolder
    private let fileName: String
    private static let usualName = "project.yml"

    /// Whether XcodeGen reads the file without an option.
    var isUsual: Bool { fileName == Self.usualName }

    /// Returns whether a file can be a specification by its name. Of other names than the usual one, files without targets
    /// that have types are something else.
    static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("project") && ["yml", "yaml"].contains(FilePath.ending(of: name))
    }

    init(_ fileName: String, in folder: BuildFolder) {
        (root, place, self.fileName) = (folder, folder[fileName], fileName)
        read(fileName, in: folder, depth: 0)
        let templates = specifications.flatMap { $0.text["targetTemplates"]?.members ?? [] }
        // Several files can describe the same target.
        let parts = specifications.flatMap { folder, text in
            (text["targets"]?.members ?? []).map { (name: $0.key, value: $0.value, folder: folder) }
        }
        let partsOfTargets = Dictionary(grouping: parts, by: \.name)
        targets = parts.map(\.name).uniqueInOrder.compactMap { name in
            let layers = partsOfTargets[name, default: []].flatMap { part in
                Self.layers(of: part.value, .mapping(templates)).map { (text: $0, folder: part.folder) }
            }
            return target(name, layers)
        }
        isUnread = isUsual && parts.isEmpty && Self.mentionsTargets(folder.read(fileName))
    }

    /// Returns the project with the targets that a condition is true for.
    func with(_ isIncluded: (ProjectTarget) -> Bool) -> Self {
        var project = self
        project.targets = targets.filter(isIncluded)
        return project
    }

    private static func mentionsTargets(_ text: [UInt8]) -> Bool {
        text.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "targets:".utf8) && $0.count < 10 }
    }

    /// Reads a file and those that it includes.
    ///
    /// - Parameters:
    ///   - name: The path of the file.
    ///   - folder: The folder that the path is relative to.
    ///   - base: The folder that the paths in the file are relative to; `nil` for its own.
    ///   - depth: The number of files around it.
    private mutating func read(_ name: String, in folder: BuildFolder, relativeTo base: BuildFolder? = nil, depth: Int)
    {
        guard depth < Self.depthLimit, specifications.count < Self.fileLimit else { return }
        if depth > 0 { included.append(folder[name]) }
        let text = YAMLText(String(decoding: folder.read(name), as: UTF8.self))
        let inner = folder.folder(of: name)
        specifications.append((base ?? inner, text))
        for include in text["include"]?.elements ?? [] {
            guard let path = include.text ?? include["path"]?.text, !path.isEmpty else { continue }
            let isRelative = include["relativePaths"].flatMap(Self.setting) != "NO"
            read(path, in: inner, relativeTo: isRelative ? nil : base ?? inner, depth: depth + 1)
        }
    }

    /// The maximum number of files, in case one includes itself.
    private static let fileLimit = 50

    /// Returns a target with its templates, unless it is a bundle, such as tests.
    private func target(_ name: String, _ layers: [(text: YAMLText, folder: BuildFolder)]) -> ProjectTarget? {
        func first(_ key: String) -> YAMLText? { layers.lazy.compactMap { $0.text[key] }.first }
        let type = first("type")?.text ?? ""
        guard !type.hasPrefix("bundle."), isUsual || !type.isEmpty else { return nil }
        let sources = layers.flatMap { text, folder in
            (text["sources"]?.elements ?? []).compactMap { Source($0, of: name, in: folder) }
        }
        // The folders that it compiles, including resources.
        let folders = sources.map(\.path).filter(root.isFolder)
        var target = ProjectTarget(name: name, origin: place, sources: root.mainFolder(of: name, among: folders))
        target.synchronizedFolders = folders
        target.listedFiles = Set(sources.map(\.path).filter { $0.hasSuffix(".swift") })
        target.code = folders + target.listedFiles.sorted()
        target.excludedCode = sources.flatMap(\.excludedFiles).filter { file in
            !sources.contains { FilePath.contains(folder: $0.path, file) && !$0.excludedFiles.contains(file) }
        }
        target.excludedPatterns = sources.flatMap(\.excludedPatterns).map(PathPattern.init)
        target.isApp = type == "application"
        target.platform = first("platform")?.elements.first?.text.flatMap(ApplePlatform.init)
        target.isForItself = !target.isApp && !["framework", "library"].contains { type.hasPrefix($0) }
        target.listsCatalogs = true
        let texts = layers.map { $0.text["settings"] } + specifications.map { $0.text["settings"] }
        let settings = XcodeBuildSettings { setting in
            texts.lazy.compactMap { Self.value(of: setting.rawValue, in: $0) }.first
        }
        (target.isOnMainActor, target.hasXcodeMembers) = (settings.isOnMainActor, settings.makesAssetMembers)
        target.previewFolders = settings.previewPaths.map { root[$0] }
        target.firstStep = .run("xcodegen generate" + (isUsual ? "" : " --spec \(fileName)"), folder: root.path)
        target.takes = { catalog in folders.contains { FilePath.contains(folder: $0, catalog) } }
        return target
    }

    /// The nesting limit of templates and included files, in case one contains itself.
    private static let depthLimit = 8

    /// Returns a target and the templates that it is based on. Single values of a template apply if the target has none;
    /// lists are joined.
    private static func layers(of target: YAMLText, _ templates: YAMLText?, depth: Int = 0) -> [YAMLText] {
        guard depth < depthLimit else { return [target] }
        let names = target["templates"]?.elements.compactMap(\.text) ?? []
        let bases = names.reversed().compactMap { templates?[$0] }
        return [target] + bases.flatMap { layers(of: $0, templates, depth: depth + 1) }
    }

    /// Returns the value of a build setting, set directly or in all build configurations.
    private static func value(of setting: String, in settings: YAMLText?) -> String? {
        (settings?[setting] ?? settings?["base"]?[setting]).flatMap(Self.setting)
    }

    /// Returns a value as Xcode writes it: XcodeGen converts booleans, and joins lists.
    private static func setting(_ value: YAMLText) -> String? {
        if case .list(let elements) = value { return elements.compactMap(setting).joined(separator: " ") }
        switch value.text?.lowercased() {
        case "true", "yes", "on": return "YES"
        case "false", "no", "off": return "NO"
        default: return value.text
        }
    }
}

extension XcodeGenProject {
    /// A folder or file that a target lists, and the Swift files in it that it does not compile.
    private struct Source {
        let path: String
        let excludedPatterns: [String]
        let excludedFiles: Set<String>

        init?(_ text: YAMLText, of target: String, in folder: BuildFolder) {
            guard let path = text.text ?? text["path"]?.text else { return nil }
            let place = folder[path.replacing("${target_name}", with: target)]
            self.path = place
            // A pattern that matches a folder excludes everything in it.
            excludedPatterns = (text["excludes"]?.elements ?? []).compactMap(\.text).map {
                FilePath.join(place, $0 + "/**")
            }
            excludedFiles = Set(excludedPatterns.flatMap { folder.swiftFiles(matching: $0) })
        }
    }
}
