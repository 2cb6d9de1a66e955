import CodeGeneration

/// A target that generated files can belong to.
struct StarterModule: Hashable {
    let name: String
    /// What builds it: the folder of a package or of a Tuist manifest, or an Xcode project.
    let origin: String
    /// The folder of its sources, relative to the searched one; `nil` where nothing tells it.
    let sources: String?
    let access: AccessLevel
    /// Whether it is an app by itself: no extension, clip or watch app of one.
    var isApp = false
    /// Whether Xcode declares members for the assets of its catalogs, where these do not say otherwise.
    var hasXcodeMembers = false
}
