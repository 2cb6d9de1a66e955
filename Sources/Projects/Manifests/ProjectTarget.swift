import CodeGeneration
import FileAccess

/// A target of a package or project, as its manifest describes it.
package struct ProjectTarget: Hashable {
    package let name: String
    /// The name that code imports it by.
    package var importedName: String { Self.importedName(of: name) }
    /// The folder of its package or Tuist manifest, its Xcode project, or its XcodeGen specification.
    package let origin: String
    /// The folder of its sources, relative to the searched folder; `nil` if unknown.
    package var sources: String?
    /// The folder of its sources for new files; `nil` for ``sources``.
    package var folderOfNewFiles: String?
    /// The folders and files of Swift code that it compiles, if its project lists them.
    package var code: [String] = []
    /// The files and folders in its code that it does not compile.
    package var excludedCode: [String] = []
    /// The patterns of such files and folders, which need not exist.
    package var excludedPatterns: [PathPattern] = []
    /// Whether it is a standalone app, not an extension, App Clip or watch app.
    package var isApp = false
    /// Whether no other module can import it, although it is not an app.
    package var isForItself = false
    /// The platform that it is built for, if its project names one.
    package var platform: ApplePlatform?
    /// Whether the default isolation of its code is the main actor.
    package var isOnMainActor = false
    /// The folders and files that Xcode only uses for previews.
    package var previewFolders: [String] = []
    /// Whether its project is known to have code for it.
    package var hasCode = true
    /// Why code in its folder may not be compiled.
    package var doubt: SourcesDoubt?
    /// Whether its package uses the build plugin for it.
    package var hasBuildPlugin = false
    /// Whether its Xcode project is generated from a specification. Another project with this target is probably
    /// outdated.
    package var isSpecified = false
    /// A step to do once, so that new files are compiled with it.
    package var firstStep: FirstStep?
    /// Whether Xcode declares members for the assets of its catalogs, unless a catalog has its own setting; `nil` if its
    /// project does not say.
    package var hasXcodeMembers: Bool?
    /// The project's own templates with which Tuist writes code for its catalogs.
    package var assetTemplates: [AssetTemplate] = []
    /// Whether its project declares `Bundle.module` for it, although it is in no package; `nil` if its manifest computes that.
    package var hasBundleAccessor: Bool? = false
    /// The folder whose catalogs belong to it unless another target is known to compile them.
    package var folder: String?
    /// Whether all catalogs that it compiles are known, except those in ``folder``.
    package var listsCatalogs = false
    /// Returns whether it is known to compile an asset catalog.
    package var takes: (_ catalog: String) -> Bool = { _ in false }
    /// The files that its default configuration excludes.
    package var exclusion: Exclusion?
    /// The folders whose new files are added to it, by Xcode or XcodeGen.
    package var synchronizedFolders: [String] = []
    /// The Swift files that its project lists for it.
    package var listedFiles: Set<String> = []
    /// The folders with files in its Xcode project.
    package var groups: Set<String> = []
    /// Whether its project lists each Swift file in its folder that it compiles.
    package var listsCode = false

    /// The files that a build configuration excludes, such as those of another brand.
    package struct Exclusion {
        package let configuration: String
        let patterns: [String]

        package func contains(_ path: String) -> Bool { patterns.contains { PathPattern("**/" + $0).fits(path) } }
    }

    package init(name: String, origin: String, sources: String? = nil) {
        (self.name, self.origin, self.sources) = (name, origin, sources)
    }

    /// Returns the name by which code imports the module of a target: `design_kit` for `design-kit`.
    package static func importedName(of target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    package static func == (one: Self, other: Self) -> Bool { (one.origin, one.name) == (other.origin, other.name) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(name)
    }
}

extension ProjectTarget {
    package var access: AccessLevel { isApp || isForItself ? .internal : .public }

    /// Whether other modules can import it.
    package var isLibrary: Bool { hasCode && access == .public }

    /// The folder of its package, manifest or project.
    package var folderOfOrigin: String {
        ["xcodeproj", "yml", "yaml"].contains(FilePath.ending(of: origin)) ? FilePath.parent(of: origin) : origin
    }

    /// Whether a command generates its Xcode project.
    package var isGenerated: Bool { if case .run? = firstStep { true } else { false } }

    /// Whether its manifest computes what it compiles.
    var computesSources: Bool { if case .computed? = doubt { true } else { false } }

    /// The folders and files of Swift code that it compiles.
    package var allCode: [String] {
        guard let sources else { return code }
        return [sources] + code.filter { !FilePath.contains(folder: sources, $0) }
    }

    /// The folders and files that it is known to compile, or else those that it probably compiles.
    package var knownCode: [String] { listsCode ? code : allCode }

    /// Returns whether its project lists a file or folder, or a folder around it.
    package func compiles(_ path: String) -> Bool {
        code.contains { FilePath.contains(folder: $0, path) } && !leavesOut(path)
    }

    /// Returns whether it is known not to compile a file or folder, although that may be in its folder.
    package func leavesOut(_ path: String) -> Bool {
        excludes(path)
            || listsCode && !listedFiles.contains(path) && !code.contains { FilePath.contains(folder: $0, path) }
    }

    /// Returns whether its project excludes a file or folder.
    package func excludes(_ path: String) -> Bool {
        excludedCode.contains { FilePath.contains(folder: $0, path) }
    }

    /// Returns its name, with that of its project if the other target is in another project.
    package func name(beside other: ProjectTarget?) -> String {
        other == nil || other?.origin == origin ? name : "\(name) of \(FilePath.lastComponent(of: origin))"
    }

    /// Returns whether this target generates a target of the project, which may be one of several for platforms.
    func makes(_ target: String) -> Bool { target == name || target.hasPrefix(name + "_") }

    /// Returns the target with the settings for new files from the specification that its project is generated from.
    package func specified(by specification: ProjectTarget) -> Self {
        var target = self
        (target.isSpecified, target.listsCode) = (true, false)
        target.excludedCode += specification.excludedCode
        target.excludedPatterns = specification.excludedPatterns
        target.sources = specification.sources ?? sources
        target.code = (allCode + specification.code).uniqueInOrder
        (target.doubt, target.firstStep) = (specification.doubt, specification.firstStep)
        // What Xcode lists, the next generation of the project replaces.
        target.listedFiles = specification.listedFiles
        target.synchronizedFolders = specification.synchronizedFolders
        target.previewFolders += specification.previewFolders
        target.hasBundleAccessor = specification.hasBundleAccessor
        target.assetTemplates = specification.assetTemplates
        target.takes = { [takes] in takes($0) || specification.takes($0) }
        return target
    }
}

/// Why code in the folder of a target may not be compiled with it.
package enum SourcesDoubt: Hashable {
    /// Its manifest lists no sources; the folder for them is relative to the manifest.
    case unlisted(target: String, folder: String)
    case computed(target: String)
    case unknownTarget(ofFile: String)
}

/// What to do once so that new files are compiled.
package enum FirstStep: Hashable {
    /// Adds a folder, or only files of one that the project already has, to some targets of an Xcode project, instead of those
    /// whose synchronized folder is around it.
    case addToXcode(folder: String, files: [String] = [], targets: [String], insteadOf: [String] = [])
    case addBesideSwiftGen(folder: String)
    case run(String, folder: String)
}
