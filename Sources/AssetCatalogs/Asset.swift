import Diagnostics
import FileAccess
import ImageFiles
import LocatedJSON

/// An asset of a catalog, which an app or the system loads by name.
package struct Asset: Sendable, Hashable {
    package let kind: AssetKind
    /// The name of the asset itself: `onboarding1` for `OnBoarding/onboarding1.imageset`.
    package let name: String
    /// The names of the folders around it that provide a namespace, from the catalog down.
    package let namespace: [String]
    /// The names of all folders around it, from the catalog down.
    package let category: [String]
    /// The folder of the asset, line 1, column 1.
    package let location: SourceLocation
    /// The names of the files in its folder, without `Contents.json` and hidden files.
    package var files: [String] = []
    /// The slots in its `Contents.json`, in that order.
    package var slots: [AssetSlot] = []
    /// The place of the list of slots, or `nil` if none could be read.
    package var slotsLocation: SourceLocation?
    package var properties = AssetProperties()
    /// The size of an image set in points, if it was requested and is known.
    package var size: ImageSize?
    /// Its `Contents.json`, kept only for color sets, which are also tokens with places.
    package var contents: JSONDocument?

    /// The path of its `Contents.json`, whether or not the file exists.
    package var contentsPath: String { FilePath.join(location.path, "Contents.json") }

    /// The name that loads the asset: ``namespace`` and ``name``, joined with `/`.
    package let lookupName: String

    init(_ kind: AssetKind, name: String, namespace: [String], category: [String], location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.namespace = namespace
        self.category = category
        self.location = location
        lookupName = (namespace + [name]).joined(separator: "/")
    }

    /// The names of its folders and its own name: `Icons/tick`.
    package var pathInCatalog: String { (category + [name]).joined(separator: "/") }

    /// The names of the color sets that build settings refer to in projects from Xcode's templates, such as the global
    /// accent color. Code uses these colors without their names.
    package static let namesInSettings: Set<String> = ["AccentColor", "WidgetBackground", "LaunchBackground"]

    /// Whether build settings refer to the asset, rather than code.
    package var isNamedInSettings: Bool { Self.namesInSettings.contains(name) }
}

/// What identifies an asset for loading: assets of different kinds can have the same name.
package struct AssetName: Sendable, Hashable {
    package let kind: AssetKind
    package let lookupName: String

    package init(_ asset: Asset) {
        kind = asset.kind
        lookupName = asset.lookupName
    }
}

/// The properties of an asset that apply to all of its slots.
package struct AssetProperties: Sendable, Hashable {
    /// Whether an image is drawn in the tint color instead of its own colors.
    package var isTemplate = false
    /// Whether a vector is rendered again for every size.
    package var preservesVector = false
    /// Whether slots can be specific to a language.
    package var isLocalizable = false
    /// The tags of on-demand resources.
    package var onDemandTags: [String] = []
}
