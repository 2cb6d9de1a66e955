import SwiftSources

/// The targets of a package, and those that its libraries export. The manifest is not run, so computed values are unknown.
struct PackageManifest {
    /// The targets in the manifest, or else the folders in `Sources`.
    private(set) var modules: [StarterModule]
    /// The targets that its libraries export, in order.
    let exported: [StarterModule]

    static let buildPlugin = "TokenGeneratorPlugin"

    /// Reads a manifest. A package can contain the same code as a project. If that is an app, the package exists for an
    /// editor.
    init(in folder: BuildFolder, beside others: [StarterModule]) {
        let manifest = ManifestText(folder.read("Package.swift"))
        func module(_ name: String, _ path: String) -> StarterModule {
            var module = StarterModule(name: name, origin: folder.path, sources: folder[path])
            module.hasXcodeMembers = others.contains { $0.hasXcodeMembers && $0.sources == module.sources }
            return module
        }
        // Tests, plugins and macros are skipped.
        modules = manifest.packageTargets.filter { $0.kind != "testTarget" }.compactMap { written in
            // A target of single files compiles none that are generated.
            let arguments = written.arguments
            let files = manifest.texts(of: "sources", in: arguments)
            if !files.isEmpty, files.allSatisfy({ $0.hasSuffix(".swift") }) { return nil }
            var target = module(written.name, written.path)
            target.isForItself = written.kind != "target"
            target.isOnMainActor = arguments.contains { manifest.namesMainActor($0.value) }
            target.hasBuildPlugin = arguments.contains {
                $0.label == "plugins" && manifest.contains(Self.buildPlugin, in: $0.value)
            }
            return target
        }
        // A setting outside of all targets applies to all of them.
        if manifest.namesMainActor, !modules.contains(where: \.isOnMainActor) {
            for index in modules.indices { modules[index].isOnMainActor = true }
        }
        modules.removeAll { target in
            !folder.isFolder(target.sources ?? "") || others.contains { $0.isApp && $0.sources == target.sources }
        }
        if modules.isEmpty { modules = folder.folders(in: "Sources").map { module($0, "Sources/\($0)") } }
        let targets = modules
        exported = manifest.calls(of: ["library"]).flatMap { manifest.texts(of: "targets", in: $0.arguments) }
            .compactMap { name in targets.first { $0.name == name } }
    }
}
