/// Folders of a project that hold what a tool made or fetched, or that are shown as one file: nobody wrote what is in them.
package enum ForeignFolders {
    /// Whether a folder of this name is one, whichever letters are capitals.
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
