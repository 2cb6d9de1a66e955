import CodeGeneration
import FileAccess

/// A target of a proposal, with its outputs and what comments explain.
struct ProposedTarget {
    let surveyed: StarterTarget
    var configuration = TargetConfiguration()
    /// The outputs, beginning with those that are commented out.
    private(set) var outputs: [ProposedOutput] = []
    /// What comments above the outputs explain.
    var remarks: [TargetRemark] = []
    /// Why assets are loaded from the bundle, if that is no default.
    let bundleReason: BundleReason?

    var outputRoot: String { configuration.outputRoot?.value ?? "" }

    /// Creates a target without outputs. SwiftGen's files decide its access level if there are no tokens.
    ///
    /// - Parameters:
    ///   - target: The surveyed target.
    ///   - catalogs: The catalogs with outputs for their assets.
    ///   - hasTokens: Whether it contains the outputs for tokens.
    ///   - hasColorSets: Whether these load colors from catalogs.
    init(_ target: StarterTarget, _ catalogs: [StarterCatalogs.Found], hasTokens: Bool, hasColorSets: Bool) {
        surveyed = target
        let bundle = target.bundle(loadsAssets: !catalogs.isEmpty || hasColorSets)
        (configuration.bundle, bundleReason) = (bundle.value, bundle.why)
        let files = target.replaced.access
        configuration.access = files == .public ? .public : hasTokens ? target.access : files ?? target.access
        configuration.isNonisolated = target.module?.isOnMainActor == true
        configuration.outputRoot = Located(target.outputRoot)
        configuration.catalogs = catalogs.map { Located($0.path) }
    }

    mutating func add(_ added: [ProposedOutput]) {
        outputs += added
        configuration.outputs += added.filter { !$0.isProposed }.map(\.configuration)
    }

    /// The paths of the files to write, with the output root.
    var paths: [String] { configuration.outputs.map { FilePath.join(outputRoot, $0.path.value) } }
}

extension StarterTarget {
    /// Returns the bundle to load assets from: that of SwiftGen's files, of the app with the catalogs, or of the target.
    fileprivate func bundle(loadsAssets: Bool) -> Decision<BundleChoice, BundleReason?> {
        let bundle = declaresReplacedBundle ? Decision(.automatic, nil) : replaced.bundle
        guard bundle.value == .automatic else { return bundle }
        if let app { return Decision(.main, .compiled(byApp: app.name)) }
        guard loadsAssets, let module else { return bundle }
        switch module.hasBundleAccessor {
        case true?: return Decision(.module, .declaredByTuist)
        case nil where !module.isApp: return Decision(.module, .computed(target: module.name))
        default: return bundle
        }
    }
}
