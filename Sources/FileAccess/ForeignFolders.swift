/// Folders in a project that tools create or fetch, or that are shown as one file, so that their contents are not
/// written by hand.
package enum ForeignFolders {
    /// Whether a folder has such a name, ignoring case.
    package static func contains(_ name: String) -> Bool {
        let name = name.lowercased()
        return names.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    /// Whether a folder has the name of one for the results of builds, ignoring case.
    package static func isForResults(_ name: String) -> Bool { results.contains(name.lowercased()) }

    private static let results: Set<String> = ["build", "dist"]
    private static let names: Set<String> = results.union([
        "node_modules", "bower_components", "pods", "carthage", "deriveddata", "sourcepackages", "checkouts",
    ])
    private static let endings = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".playground",
    ]
}
