/// How groups are expressed in the names of their tokens.
package enum NamingStyle: String, CaseIterable, Sendable {
    /// `primary500`: one camel-case name.
    case flat
    /// `Button.Primary.background`: a type for each group; of assets, for each folder that provides a namespace.
    case nested
    /// The same of assets, for each folder.
    case folders
}
