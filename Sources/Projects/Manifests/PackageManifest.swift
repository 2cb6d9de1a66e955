import CodeGeneration
import FileAccess
import SwiftSources

/// The targets of a package, and those that its libraries export. The manifest is not run, so computed values are unknown.
struct PackageManifest {
    /// The targets in the manifest, or else the folders in `Sources`.
    private(set) var targets: [ProjectTarget]
    /// The targets with code of C or Objective-C. The package could not be loaded if one also contained Swift.
    private(set) var foreign: [ProjectTarget] = []
    /// The targets for tests.
    let tests: [ProjectTarget]
    /// The targets that its libraries export, in order.
    let exported: [ProjectTarget]

    static let buildPlugin = "TokenGeneratorPlugin"

    /// Reads a manifest. A package can contain the same code as a project. If that is an app, the package exists for an
    /// editor.
    init(in folder: BuildFolder, beside others: [ProjectTarget]) {
        let text = folder.read("Package.swift")
        let manifest = ManifestText(text)
        let isShared = Self.canShareFolders(text)
        func target(_ name: String, _ path: String) -> ProjectTarget {
            var target = ProjectTarget(name: name, origin: folder.path, sources: folder[path])
            let hasMembers = others.contains { $0.hasXcodeMembers == true && $0.sources == target.sources }
            target.hasXcodeMembers = hasMembers ? true : nil
            return target
        }
        // Plugins and macros are skipped.
        let testFolder = UsualFolder.tests(in: folder, manifest, isShared: isShared)
        tests = manifest.packageTargets.filter(\.isTest).map { target($0.name, testFolder.path(of: $0)) }
        let codeFolder = UsualFolder.code(in: folder, manifest, isShared: isShared)
        targets = manifest.packageTargets.filter { !$0.isTest }.compactMap { written in
            // A target of single files compiles none that are generated.
            let files = manifest.texts(of: "sources", in: written.arguments)
            if !files.isEmpty, files.allSatisfy({ $0.hasSuffix(".swift") }) { return nil }
            var found = target(written.name, codeFolder.path(of: written))
            found.set(written, in: manifest)
            return found
        }
        // A setting outside of all targets applies to all of them.
        if manifest.namesMainActor, !targets.contains(where: \.isOnMainActor) {
            for index in targets.indices { targets[index].isOnMainActor = true }
        }
        targets.removeAll { own in
            !folder.isFolder(own.sources ?? "") || others.contains { $0.isApp && $0.sources == own.sources }
        }
        if targets.isEmpty { targets = folder.folders(in: "Sources").map { target($0, "Sources/\($0)") } }
        foreign = targets.filter { $0.containsOnlyC(in: folder) }
        targets.removeAll(where: foreign.contains)
        let all = targets
        exported = manifest.calls(of: ["library"]).flatMap { manifest.texts(of: "targets", in: $0.arguments) }
            .compactMap { name in all.first { $0.name == name } }
    }

    /// Returns whether the only target of a package can have its usual folder without a folder of its own in it: since
    /// version 5.9 of the tools.
    private static func canShareFolders(_ manifest: [UInt8]) -> Bool {
        let text = String(decoding: manifest, as: UTF8.self)
        guard let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)(\.(\d+))?/) else { return false }
        return (Int(version.1) ?? 0, version.3.flatMap { Int($0) } ?? 0) >= (5, 9)
    }
}

extension ProjectTarget {
    /// Sets what the manifest of a package writes out for a target.
    fileprivate mutating func set(_ written: ManifestText.PackageTarget, in manifest: ManifestText) {
        isForItself = written.kind != "target"
        isOnMainActor = written.arguments.contains { manifest.namesMainActor($0.value) }
        hasBuildPlugin = written.arguments.contains {
            $0.label == "plugins" && manifest.contains(PackageManifest.buildPlugin, in: $0.value)
        }
        let paths = { [sources = sources ?? ""] (label: String) in
            manifest.texts(of: label, in: written.arguments).map { FilePath.normalized(FilePath.join(sources, $0)) }
        }
        (code, excludedCode) = (paths("sources"), paths("exclude"))
        listsCode = !code.isEmpty
    }
}

extension ProjectTarget {
    /// Returns whether its code is C or Objective-C, without Swift except generated files.
    fileprivate func containsOnlyC(in folder: BuildFolder) -> Bool {
        guard let sources else { return false }
        func hasCode(_ isWanted: (_ path: String) -> Bool) -> Bool {
            folder.hasFile(below: sources) { !leavesOut($0) && isWanted($0) }
        }
        // Most targets with Swift have a file of it near the top.
        let hasSwift = hasCode { path in
            guard path.hasSuffix(".swift"), FilePath.lastComponent(of: path) != "Package.swift" else { return false }
            let start = folder.read(FilePath.relative(path, to: folder.path) ?? path, limit: 1024)
            return !GeneratedHeader.begins(swiftFile: start)
        }
        return !hasSwift && hasCode { Self.endingsOfC.contains(FilePath.ending(of: $0)) }
    }

    private static let endingsOfC: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm"]
}

/// The folder with the targets of a package that state no path.
private struct UsualFolder {
    private let path: String
    private let folder: BuildFolder
    /// Whether a target without a folder of its own has all of it.
    private let isOfOne: Bool

    /// Returns the first of SwiftPM's folders for code that exists.
    static func code(in folder: BuildFolder, _ manifest: ManifestText, isShared: Bool) -> Self {
        let kinds: Set<String> = ["target", "executableTarget", "systemLibrary", "binaryTarget", "macro"]
        return Self(folders, in: folder, isOfOne: isShared && manifest.calls(of: kinds).count == 1)
    }

    /// Returns the first of SwiftPM's folders for tests that exists.
    static func tests(in folder: BuildFolder, _ manifest: ManifestText, isShared: Bool) -> Self {
        Self(["Tests"] + folders, in: folder, isOfOne: isShared && manifest.calls(of: ["testTarget"]).count == 1)
    }

    private static let folders = ["Sources", "Source", "src", "srcs"]

    private init(_ names: [String], in folder: BuildFolder, isOfOne: Bool) {
        (self.folder, self.isOfOne) = (folder, isOfOne)
        path = names.first { folder.isFolder(folder[$0]) } ?? names[0]
    }

    /// Returns the folder with the sources of a target, relative to the package.
    func path(of target: ManifestText.PackageTarget) -> String {
        let own = FilePath.join(path, target.name)
        return target.path ?? (isOfOne && !folder.isFolder(folder[own]) ? path : own)
    }
}
