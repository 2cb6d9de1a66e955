/// The targets of a package and which of them its libraries export, as far as the text of its manifest tells: nobody runs
/// it, and what it computes is not known.
struct PackageManifest {
    struct Target {
        var name: String
        /// Its folder, where the manifest says which.
        var path: String?
        var isExecutable: Bool
    }

    /// What can hold generated code: no tests, plugins or macros.
    private(set) var targets: [Target] = []
    /// The targets that the library products name, in their order.
    private(set) var exported: [String] = []

    init(_ text: String) {
        let manifest = ManifestText(text)
        // A target in the dependencies of another stands inside that.
        for call in manifest.calls(of: /\.(target|executableTarget|executable|library)\s*\(/) {
            if call.name == "library" {
                exported += manifest.texts(of: "targets", in: call.arguments)
            } else if call.name != "executable", let name = manifest.text(of: "name", in: call.arguments) {
                let path = manifest.text(of: "path", in: call.arguments)
                targets.append(Target(name: name, path: path, isExecutable: call.name == "executableTarget"))
            }
        }
    }
}
