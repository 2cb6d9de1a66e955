/// Folders in a project that tools create or fetch, or that are shown as one file, so that their contents are not
/// written by hand.
package enum ForeignFolders {
    /// Whether a folder has such a name, ignoring case.
    package static func contains(_ name: String) -> Bool {
        let name = name.lowercased()
        return names.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    private static let names: Set<String> = [
        "node_modules", "bower_components", "pods", "carthage", "deriveddata", "sourcepackages", "checkouts", "build",
        "dist",
    ]
    private static let endings = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".playground",
    ]
}
