/// The targets of a Tuist project, as far as the text of its manifest tells.
struct TuistManifest {
    struct Target {
        /// Its name; that of its folder, where the manifest computes it.
        var name: String
        /// The folder of its sources.
        var sources: String
        var isApp: Bool
    }

    private(set) var targets: [Target] = []

    init(_ text: String) {
        let manifest = ManifestText(text)
        for call in manifest.calls(of: /(?:\bTarget|\.target)(\s*)\(/) {
            guard let product = manifest.member(of: "product", in: call.arguments), Self.products.contains(product)
            else {
                continue
            }
            let patterns =
                manifest.text(of: "sources", in: call.arguments).map { [$0] }
                ?? manifest.texts(of: "sources", in: call.arguments)
            guard let sources = patterns.first.map(Self.folder), let last = sources.split(separator: "/").last else {
                continue
            }
            let name = manifest.text(of: "name", in: call.arguments) ?? String(last)
            targets.append(Target(name: name, sources: sources, isApp: product == "app"))
        }
    }

    /// What can hold generated code that others use: no tests, no extensions.
    private static let products: Set<String> = [
        "app", "framework", "staticFramework", "dynamicLibrary", "staticLibrary",
    ]

    /// The folder that a pattern such as `App/Sources/**` looks into.
    private static func folder(of pattern: String) -> String {
        pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.hasSuffix(".swift") }.joined(separator: "/")
    }
}
