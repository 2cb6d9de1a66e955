import CodeGeneration
import FileAccess

/// The targets of a Tuist project, as far as the text of its manifest tells: those that can hold resources, no tests.
struct TuistManifest {
    struct Target {
        /// Its name; that of its folder, where the manifest computes it.
        var name: String
        /// What it makes: `app`, `framework`, `appExtension`.
        var product: String
        /// What it compiles, and what it takes as resources, beside the manifest.
        var sources: Files
        var resources: Files

        var isApp: Bool { product == "app" }

        /// Whether it can hold generated code that others use: no extension can.
        var isForOthers: Bool { !sources.taken.isEmpty && TuistManifest.productsForOthers.contains(product) }
    }

    /// Files by patterns, as far as these are texts.
    struct Files {
        /// Whether the manifest says anything of them.
        fileprivate(set) var areStated = false
        fileprivate(set) var taken: [String] = []
        fileprivate var excluded: [String] = []

        /// The folder that each pattern looks into: `App/Sources` for `App/Sources/**`.
        var folders: [String] {
            taken.map { pattern in
                let names = pattern.split(separator: "/")
                return names.prefix { name in
                    !name.contains("*") && !name.hasSuffix(".swift") && !name.hasSuffix(".xcassets")
                }.joined(separator: "/")
            }
        }

        /// Whether an asset catalog is among them.
        func contain(_ catalog: String) -> Bool {
            // A folder means what is in it.
            let fits = { PathPattern($0.contains("*") ? $0 : $0 + "/**").fits(catalog) }
            return taken.contains(where: fits) && !excluded.contains(where: fits)
        }
    }

    private(set) var targets: [Target] = []
    private let manifest: ManifestText

    init(_ text: String) {
        manifest = ManifestText(text)
        for call in manifest.calls(of: /(?:\bTarget|\.target)(\s*)\(/) {
            guard let product = manifest.member(of: "product", in: call.arguments), !Self.tests.contains(product) else {
                continue
            }
            let sources = files(["sources", "buildableFolders"], in: call.arguments)
            let resources = files(["resources", "buildableFolders"], in: call.arguments)
            let folder = (sources.folders + resources.folders).first { !$0.isEmpty }
            let name = manifest.text(of: "name", in: call.arguments) ?? folder.map(FilePath.lastComponent)
            guard let name, !(sources.taken + resources.taken).isEmpty else { continue }
            targets.append(Target(name: name, product: product, sources: sources, resources: resources))
        }
    }

    private static let tests: Set<String> = ["unitTests", "uiTests"]
    fileprivate static let productsForOthers: Set<String> = [
        "app", "framework", "staticFramework", "dynamicLibrary", "staticLibrary",
    ]

    private func files(_ labels: [String], in arguments: [ManifestText.Argument]) -> Files {
        var files = Files()
        for argument in arguments where labels.contains(where: { argument.label == $0[...] }) {
            files.areStated = true
            read(argument.value, into: &files, depth: 0)
        }
        return files
    }

    /// How deep lists and calls stand in each other: `.resources([.glob(pattern: .relativeToManifest("…"))])`.
    private static let depthLimit = 6

    /// Reads what files are: a text, or lists and calls around some.
    private func read(_ value: Substring, into files: inout Files, depth: Int) {
        if let text = manifest.text(value) { return files.taken.append(text) }
        guard depth < Self.depthLimit else { return }
        for element in manifest.elements(of: value) {
            switch element.label {
            case nil, "pattern", "globs": read(element.value, into: &files, depth: depth + 1)
            case "excluding":
                var others = Files()
                read(element.value, into: &others, depth: depth + 1)
                files.excluded += others.taken
            default: break
            }
        }
    }
}
