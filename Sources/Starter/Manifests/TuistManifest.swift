import CodeGeneration
import FileAccess

/// The targets of a Tuist project that its manifest writes out, without tests.
struct TuistManifest {
    struct Target {
        /// The name, or the name of its folder if the manifest computes the name.
        var name: String
        /// The product type: `app`, `framework`, `appExtension`.
        var product: String
        /// The sources and resources, relative to the manifest.
        var sources: Files
        var resources: Files

        var isApp: Bool { product == "app" }

        /// Whether other targets can use generated code in it; extensions are excluded.
        var isForOthers: Bool { !sources.taken.isEmpty && TuistManifest.productsForOthers.contains(product) }
    }

    /// File patterns that are string literals.
    struct Files {
        /// Whether the manifest lists any files.
        fileprivate(set) var areStated = false
        fileprivate(set) var taken: [String] = []
        fileprivate var excluded: [String] = []

        /// The folder of each pattern: `App/Sources` for `App/Sources/**`.
        var folders: [String] {
            taken.map { pattern in
                let names = pattern.split(separator: "/")
                return names.prefix { name in
                    !name.contains("*") && !name.hasSuffix(".swift") && !name.hasSuffix(".xcassets")
                }.joined(separator: "/")
            }
        }

        /// Returns whether the patterns match an asset catalog.
        func contain(_ catalog: String) -> Bool {
            // A folder matches all of its contents.
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

    /// The nesting limit of lists and calls, as in `.resources([.glob(pattern: .relativeToManifest("…"))])`.
    private static let depthLimit = 6

    /// Reads file patterns: a string, or strings in lists and calls.
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
