/// A module with outputs of its own, and what holds for all of them.
package struct TargetConfiguration: Sendable {
    /// The asset catalogs whose images its outputs take.
    package var catalogs: [Located<String>] = []
    package var access = AccessLevel.public
    /// Whether members are marked `nonisolated`, for modules whose default isolation is the main actor.
    package var isNonisolated = false
    package var bundle = BundleChoice.automatic
    package var outputRoot: Located<String>?
    package var outputs: [OutputConfiguration] = []

    package init() {}
}

package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}
