import SwiftSources

/// The targets of a package, and those that its libraries export. The manifest is not run, so computed values are unknown.
struct PackageManifest {
    /// The targets in the manifest, or else the folders in `Sources`.
    private(set) var targets: [ProjectTarget]
    /// The targets for tests.
    let tests: [ProjectTarget]
    /// The targets that its libraries export, in order.
    let exported: [ProjectTarget]

    static let buildPlugin = "TokenGeneratorPlugin"

    /// Reads a manifest. A package can contain the same code as a project. If that is an app, the package exists for an
    /// editor.
    init(in folder: BuildFolder, beside others: [ProjectTarget]) {
        let manifest = ManifestText(folder.read("Package.swift"))
        func target(_ name: String, _ path: String) -> ProjectTarget {
            var target = ProjectTarget(name: name, origin: folder.path, sources: folder[path])
            target.hasXcodeMembers = others.contains { $0.hasXcodeMembers && $0.sources == target.sources }
            return target
        }
        // Plugins and macros are skipped.
        tests = manifest.packageTargets.filter { $0.kind == "testTarget" }.map { target($0.name, $0.path) }
        targets = manifest.packageTargets.filter { $0.kind != "testTarget" }.compactMap { written in
            // A target of single files compiles none that are generated.
            let arguments = written.arguments
            let files = manifest.texts(of: "sources", in: arguments)
            if !files.isEmpty, files.allSatisfy({ $0.hasSuffix(".swift") }) { return nil }
            var found = target(written.name, written.path)
            found.isForItself = written.kind != "target"
            found.isOnMainActor = arguments.contains { manifest.namesMainActor($0.value) }
            found.hasBuildPlugin = arguments.contains {
                $0.label == "plugins" && manifest.contains(Self.buildPlugin, in: $0.value)
            }
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
        let all = targets
        exported = manifest.calls(of: ["library"]).flatMap { manifest.texts(of: "targets", in: $0.arguments) }
            .compactMap { name in all.first { $0.name == name } }
    }
}
