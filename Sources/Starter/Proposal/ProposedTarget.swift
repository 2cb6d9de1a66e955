import CodeGeneration
import FileAccess
import LocatedJSON

/// A target of a proposal, with its outputs and comments.
struct ProposedTarget {
    var configuration = TargetConfiguration()
    /// The outputs, beginning with those that are commented out.
    private(set) var outputs: [ProposedOutput] = []
    /// The comments on members, by the members' names; one line each.
    var comments: [String: [String]] = [:]

    var outputRoot: String { configuration.outputRoot?.value ?? "" }

    /// Creates a target without outputs. SwiftGen's files decide its access level if there are no tokens.
    ///
    /// - Parameters:
    ///   - target: The surveyed target.
    ///   - catalogs: The catalogs with outputs for their assets.
    ///   - hasTokens: Whether it contains the outputs for tokens.
    ///   - hasColorSets: Whether these load colors from catalogs.
    init(_ target: StarterTarget, _ catalogs: [StarterCatalogs.Found], hasTokens: Bool, hasColorSets: Bool) {
        let (files, bundle) = (target.replaced.access, target.replaced.bundle)
        configuration.access = files == .public ? .public : hasTokens ? target.access : files ?? target.access
        configuration.bundle = bundle.choice
        comments["bundle"] = [bundle.comment].compactMap(\.self)
        let loadsAssets = !catalogs.isEmpty || hasColorSets
        if bundle.choice == .automatic, let app = target.app {
            configuration.bundle = .main
            comments["bundle"] = ["The app \(JSONValue.quoted(app.name)) compiles the catalogs."]
        } else if bundle.choice == .automatic, loadsAssets, target.module?.hasBundleAccessor == true {
            configuration.bundle = .module
            comments["bundle"] = ["Tuist declares Bundle.module for targets with resources."]
        }
        configuration.isNonisolated = target.module?.isOnMainActor == true
        configuration.outputRoot = Located(target.outputRoot)
        configuration.catalogs = catalogs.map { Located($0.path) }
        comments["outputRoot"] = [target.module?.sourcesComment].compactMap(\.self)
        if configuration.isNonisolated {
            comments["nonisolated"] = ["The default isolation of the target is the main actor."]
        }
    }

    mutating func add(_ added: [ProposedOutput]) {
        outputs += added
        configuration.outputs += added.filter { !$0.isProposed }.map(\.configuration)
    }

    /// The paths of the files to write, with the output root.
    var paths: [String] { configuration.outputs.map { FilePath.join(outputRoot, $0.path.value) } }
}
