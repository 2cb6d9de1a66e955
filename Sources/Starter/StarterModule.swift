import CodeGeneration
import FileAccess

/// A target that generated files can belong to.
struct StarterModule: Hashable {
    let name: String
    /// What builds it: the folder of a package or of a Tuist manifest, or an Xcode project.
    let origin: String
    /// The folder of its sources, relative to the searched one; `nil` where nothing tells it.
    let sources: String?
    var access = AccessLevel.public
    /// Whether it is an app by itself: no extension, clip or watch app of one.
    var isApp = false
    /// The platform that it is built for, where its project names one.
    var platform: ApplePlatform?
    /// Whether the default isolation of its code is the main actor.
    var isOnMainActor = false
    /// What Xcode adds for previews alone.
    var previewFolders: [String] = []
    /// Whether others can use what it holds.
    var isForOthers = true
    /// What is to be done before code in its folder is compiled, as a line of a comment; `nil` for nothing.
    var sourcesComment: String?
    /// Whether its package runs the build plugin for it, so that a build generates.
    var hasBuildPlugin = false
    /// What has to be done once, so that what is generated is compiled with it; `nil` for nothing.
    var firstStep: String?
    /// Whether Xcode declares members for the assets of its catalogs, where these do not say otherwise.
    var hasXcodeMembers = false
    /// What lies in this folder is taken for its own, where no target says that it compiles it.
    var folder: String?
    /// Whether it says that it compiles an asset catalog.
    var takes: (_ catalog: String) -> Bool = { _ in false }

    static func == (one: Self, other: Self) -> Bool { (one.origin, one.name) == (other.origin, other.name) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(name)
    }
}
