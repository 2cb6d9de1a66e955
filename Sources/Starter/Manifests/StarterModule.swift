import CodeGeneration
import FileAccess
import SwiftSources

/// A target that can contain generated files.
struct StarterModule: Hashable {
    let name: String
    /// The name that code imports it by.
    var importedName: String { SwiftFile.importedName(of: name) }
    /// The folder of its package or Tuist manifest, or its Xcode project.
    let origin: String
    /// The folder of its package, manifest or project.
    var folderOfOrigin: String {
        ["xcodeproj", "yml"].contains(FilePath.ending(of: origin)) ? FilePath.parent(of: origin) : origin
    }
    /// The folder of its sources, relative to the searched folder; `nil` if unknown.
    var sources: String?
    /// The folders and files of Swift code that it compiles besides those in `sources`.
    var otherCode: [String] = []
    /// Whether it is a standalone app, not an extension, App Clip or watch app.
    var isApp = false
    /// Whether no other module can import it, although it is not an app.
    var isForItself = false
    /// The platform that it is built for, if its project names one.
    var platform: ApplePlatform?
    /// How unlikely it is by its platform.
    var platformRank: Int {
        platform.flatMap { [.iOS, .macOS, .visionOS, .tvOS, .watchOS].firstIndex(of: $0) } ?? 0
    }
    /// Whether the default isolation of its code is the main actor.
    var isOnMainActor = false
    /// The folders and files that Xcode only uses for previews.
    var previewFolders: [String] = []
    /// Whether its project is known to have code for it.
    var hasCode = true
    /// Why code in its folder may not be compiled.
    var doubt: SourcesDoubt?
    /// Whether its package uses the build plugin for it.
    var hasBuildPlugin = false
    /// Whether its Xcode project is generated from a specification. Another project with this target is probably
    /// outdated.
    var isSpecified = false
    /// A step to do once, so that the generated files are compiled with it.
    var firstStep: FirstStep?
    /// Whether Xcode declares members for the assets of its catalogs, unless a catalog has its own setting.
    var hasXcodeMembers = false
    /// The project's own templates with which Tuist writes code for its catalogs.
    var assetTemplates: [AssetTemplate] = []
    /// Whether its project declares `Bundle.module` for it, although it is in no package.
    var hasBundleAccessor = false
    /// The folder whose catalogs belong to it unless another target is known to compile them.
    var folder: String?
    /// Whether all catalogs that it compiles are known.
    var listsCatalogs = false
    /// Returns whether it is known to compile an asset catalog.
    var takes: (_ catalog: String) -> Bool = { _ in false }

    /// The folders whose files Xcode adds to it.
    var synchronizedFolders: [String] = []
    /// The Swift files that its project lists for it.
    var listedFiles: Set<String> = []

    var access: AccessLevel { isApp || isForItself ? .internal : .public }

    /// Whether other modules can import it.
    var isLibrary: Bool { hasCode && access == .public }

    /// Returns the folder for generated files in the sources of a target.
    static func folder(in sources: String) -> String {
        let name = "Generated"
        return FilePath.normalized(
            FilePath.lastComponent(of: sources) == name ? sources : FilePath.join(sources, name))
    }

    /// Whether its name or folder suggests a sample.
    var isSample: Bool {
        let path = FilePath.join(FilePath.parent(of: origin), name)
        return path.contains(
            /(^|[^A-Za-z])(demo|example|playground|sample|test)|Demo|Example|Playground|Sample|Test/)
    }

    /// Returns its name, with that of its project if the other target is in another project.
    func name(beside other: StarterModule?) -> String {
        other == nil || other?.origin == origin ? name : "\(name) of \(FilePath.lastComponent(of: origin))"
    }

    /// The targets that the step names: itself, and those that compile most of its files.
    var stepTargets: [String] { if case .addToXcode(_, let targets) = firstStep { targets } else { [] } }

    /// Returns the target of an Xcode project with the step that adds the folder for generated files to it and to the targets
    /// that compile most of the same files, such as a beta of an app.
    func addedToXcode(besides others: [StarterModule]) -> Self {
        // Xcode compiles everything in a synchronized folder.
        if sources.map(takes) == true { return self }
        var module = self
        let sharing = others.filter { other in
            other != self && other.listedFiles.intersection(listedFiles).count * 2 > listedFiles.count
        }
        module.firstStep = .addToXcode(
            folder: Self.folder(in: sources ?? ""), targets: [name] + sharing.map { $0.name(beside: self) }.sorted())
        return module
    }

    /// Returns the target with a step that names only the other targets that a condition is true for.
    func sharing(with isIncluded: (_ target: String) -> Bool) -> Self {
        guard case .addToXcode(let folder, let targets) = firstStep else { return self }
        var module = self
        module.firstStep = .addToXcode(folder: folder, targets: targets.filter { $0 == name || isIncluded($0) })
        return module
    }

    /// Sets the code outside of its sources from all folders and files that it compiles.
    mutating func setOtherCode(_ all: [String]) {
        otherCode = all.filter { path in sources.map { !FilePath.contains(folder: $0, path) } ?? true }
    }

    /// Returns whether this target generates a target of the project, which may be one of several for platforms.
    func makes(_ target: String) -> Bool { target == name || target.hasPrefix(name + "_") }

    /// Returns the target with the settings for new files from the specification that its project is generated from.
    func specified(by specification: StarterModule) -> Self {
        var module = self
        module.isSpecified = true
        module.sources = specification.sources ?? sources
        module.setOtherCode((otherCode + specification.otherCode + [sources].compactMap(\.self)).uniqueInOrder)
        (module.doubt, module.firstStep) = (specification.doubt, specification.firstStep)
        module.hasBundleAccessor = specification.hasBundleAccessor
        module.assetTemplates = specification.assetTemplates
        module.takes = { [takes] in takes($0) || specification.takes($0) }
        return module
    }

    static func == (one: Self, other: Self) -> Bool { (one.origin, one.name) == (other.origin, other.name) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(name)
    }
}

/// Why code in the folder of a target may not be compiled with it.
enum SourcesDoubt: Hashable {
    case unlisted(target: String, folder: String)
    case computed(target: String)
    case unknownTarget(ofFile: String)
}

/// What to do once so that generated files are compiled.
enum FirstStep: Hashable {
    case addToXcode(folder: String, targets: [String])
    case addBesideSwiftGen(folder: String)
    case run(String, folder: String)
}
