/// A module with outputs of its own, and what holds for all of them.
package struct TargetConfiguration: Sendable {
    /// Its name in `"targets"`; `nil` for the one target of a configuration without that key.
    package var name: Located<String>?
    /// The asset catalogs whose images its outputs take.
    package var catalogs: [Located<String>] = []
    package var access = AccessLevel.public
    /// Whether members are marked `nonisolated`, for modules whose default isolation is the main actor.
    package var isNonisolated = false
    package var bundle = BundleChoice.automatic
    package var outputRoot: Located<String>?
    package var outputs: [OutputConfiguration] = []

    package init() {}

    /// The folder of the outputs in that of the configuration, where the configuration has other targets besides.
    package var folder: String { name == nil ? "" : outputRoot?.value ?? "" }
}
