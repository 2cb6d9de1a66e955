import AssetCatalogs

/// Which assets of its target's catalogs an output takes: those of one of the kinds, in one of the catalogs, inside one of
/// the folders and inside no excluded one.
package struct AssetSelection: Sendable {
    /// The kinds; `nil` takes those that the template is for.
    package var kinds: [AssetKind]?
    /// The catalogs by their paths, as the target names them; `nil` takes all.
    package var catalogs: [Located<String>]?
    /// Folders of the catalogs or single assets, by paths or patterns such as `Icons/*`; `nil` takes all.
    package var groups: [Located<String>]?
    package var excluded: [Located<String>] = []
    /// The names of cases for which there is no asset.
    package var cases: [Located<String>] = []

    package init() {}
}
