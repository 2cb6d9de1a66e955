import Diagnostics

/// One image set of an asset catalog: a picture that the app loads by name.
package struct ImageAsset: Sendable, Hashable {
    /// The name of the image set itself: `onboarding1` for `OnBoarding/onboarding1.imageset`.
    package let name: String
    /// The name that loads the image: ``name`` behind those of its folders that provide a namespace, joined
    /// with `/`.
    package let lookupName: String
    /// The names of the folders it lies in, from the catalog down, whether or not they provide a namespace.
    package let category: [String]
    /// The folder of the image set, line 1, column 1.
    package let location: SourceLocation
    /// Whether it is drawn in the tint colour instead of its own colours.
    package var isTemplate = false
}
