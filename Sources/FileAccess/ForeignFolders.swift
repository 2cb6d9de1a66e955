/// What the name of a folder in a project says, ignoring case: tools create or fetch its contents, it is shown as one file,
/// or others maintain it.
package enum ForeignFolders {
    /// Whether the contents of a folder with such a name are not written by hand.
    package static func contains(_ name: String) -> Bool { isForResults(name) || isOfTools(name) }

    /// Whether a folder has the name of one for the results of builds.
    package static func isForResults(_ name: String) -> Bool { results.contains(name.lowercased()) }

    /// Whether only tools write into a folder with such a name.
    package static func isOfTools(_ name: String) -> Bool {
        tools.contains(name.lowercased()) || bundles.contains(FilePath.ending(of: name))
    }

    /// Whether a folder has the name of one for code that others maintain.
    package static func isVendored(_ name: String) -> Bool { vendored.contains(name.lowercased()) }

    /// Whether a folder has the name of one for tests: `Tests`, `AppTests`.
    package static func isForTests(_ name: String) -> Bool { name.lowercased() == "tests" || name.hasSuffix("Tests") }

    private static let results: Set<String> = ["build", "dist"]
    private static let tools: Set<String> = [
        "node_modules", "bower_components", "pods", "carthage", "deriveddata", "sourcepackages", "checkouts",
    ]
    private static let bundles: Set<String> = [
        "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "app", "docc", "playground", "xcloc",
    ]
    private static let vendored: Set<String> = [
        "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty", "external",
        "externals",
        "submodules",
    ]
}
