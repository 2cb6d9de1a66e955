/// How the names of assets, folders and catalogs become names in code.
package enum AssetNaming: String, CaseIterable, Sendable {
    /// In camel case, types as well.
    case camelCase
    /// As SwiftGen spells them, with a type for each catalog if there are several.
    case swiftGen = "swiftgen"
}
