/// The code that the configuration gives for a token, instead of what its value would be: a colour of the system.
package struct ConfiguredExpression: Sendable, Hashable {
    /// The expression on all platforms; `nil` where single ones have their own.
    package var everywhere: String?
    /// The expressions of single platforms; on all others the token's value holds.
    package var platforms: [ApplePlatform: String] = [:]
}

/// A platform, by the name that the configuration has for it.
package enum ApplePlatform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
}
