import Projects

/// A choice of `init`, with the reason for it.
struct Decision<Value, Why> {
    var value: Value
    var why: Why

    init(_ value: Value, _ why: Why) { (self.value, self.why) = (value, why) }
}

/// Why a target was chosen, and which others could be.
enum TargetReason: Hashable {
    case requested, isOnly, holdsTokens, compilesReplacedFile, holdsAssets
    case holdsMostAssets(isApp: Bool)
    case isLikeliest(String, others: [String])
    /// It is the first of several that libraries export, or the first of these with views.
    case isFirstExported(String, hasViews: Bool, others: [String])
    case compilesCatalog(String, like: [String])
    /// Views of the library could not use what an app contains.
    case isBase(ProjectTargets.Base, insteadOf: String)

    /// Whether the user should know it even without asking.
    var isNotable: Bool {
        switch self {
        case .requested, .isOnly, .holdsTokens, .compilesReplacedFile, .holdsAssets, .holdsMostAssets: false
        default: true
        }
    }
}

/// Why assets are loaded from a bundle.
enum BundleReason: Hashable {
    case compiled(byApp: String)
    case declaredByTuist
    /// The manifest of Tuist computes the resources of the target.
    case computed(target: String)
    /// SwiftGen's file has another expression for it, without an equivalent.
    case unknown(String)
}
