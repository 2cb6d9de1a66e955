/// How groups appear in the names of their tokens.
package enum NamingStyle: String, CaseIterable, Sendable {
    /// `primary500`: one camel-case name.
    case flat
    /// `Button.Primary.background`: a type for each group of tokens, or for each folder of assets that provides a
    /// namespace.
    case nested
    /// The same, but with a type for every folder of assets.
    case folders
}
