import Diagnostics
import FileAccess
import ImageFiles
import LocatedJSON

/// One asset of a catalog: what the app, or the system, loads by a name.
package struct Asset: Sendable, Hashable {
    package let kind: AssetKind
    /// The name of the asset itself: `onboarding1` for `OnBoarding/onboarding1.imageset`.
    package let name: String
    /// The names of the folders it lies in that provide a namespace, from the catalog down.
    package let namespace: [String]
    /// The names of all folders it lies in, from the catalog down.
    package let category: [String]
    /// The folder of the asset, line 1, column 1.
    package let location: SourceLocation
    /// The names of the files in its folder, `Contents.json` and hidden ones left out.
    package var files: [String] = []
    /// What its `Contents.json` lists, in that order.
    package var slots: [AssetSlot] = []
    /// Where that list stands; `nil` when there is none that could be read.
    package var slotsLocation: SourceLocation?
    package var properties = AssetProperties()
    /// How large an image set is, in points, where that was asked for and can be told.
    package var size: ImageSize?
    /// Its `Contents.json`, kept of color sets alone: they are tokens, too, and tokens know their places.
    package var contents: JSONDocument?

    /// The path of its `Contents.json`, whether there is one or not.
    package var contentsPath: String { FilePath.join(location.path, "Contents.json") }

    /// The name that loads the asset: ``name`` behind its ``namespace``, joined with `/`.
    package let lookupName: String

    init(_ kind: AssetKind, name: String, namespace: [String], category: [String], location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.namespace = namespace
        self.category = category
        self.location = location
        lookupName = (namespace + [name]).joined(separator: "/")
    }

    /// The folders it lies in and its name: `Icons/tick`.
    package var pathInCatalog: String { (category + [name]).joined(separator: "/") }
}

/// What loads an asset: assets of different kinds can have one name.
package struct AssetName: Sendable, Hashable {
    package let kind: AssetKind
    package let lookupName: String

    package init(_ asset: Asset) {
        kind = asset.kind
        lookupName = asset.lookupName
    }
}

/// What holds for all slots of an asset.
package struct AssetProperties: Sendable, Hashable {
    /// Whether an image is drawn in the tint color instead of its own colors.
    package var isTemplate = false
    /// Whether a vector is drawn anew in every size.
    package var preservesVector = false
    /// Whether slots can be of one language each.
    package var isLocalizable = false
    /// The tags by which an app asks for the asset over the network.
    package var onDemandTags: [String] = []
}
