import CodeGeneration
import FileAccess
import LocatedJSON

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
    /// Whether its manifest names no sources, so that nothing in their folder is compiled yet.
    var lacksSources = false
    /// Whether Xcode declares members for the assets of its catalogs, where these do not say otherwise.
    var hasXcodeMembers = false
}

extension StarterModule {
    /// What is to be done before code in its folder is compiled, as a line of a comment; `nil` for nothing.
    var sourcesComment: String? {
        guard lacksSources, let sources else { return nil }
        let place = JSONValue.quoted(FilePath.join(sources, "Generated/**"))
        return "\(JSONValue.quoted(name)) has no sources in its manifest: add \(place) there."
    }
}
