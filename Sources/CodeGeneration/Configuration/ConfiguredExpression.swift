/// The code for a token that replaces its value, such as a system color.
package struct ConfiguredExpression: Sendable, Hashable {
    /// The expression on all platforms; `nil` if platforms have their own.
    package var everywhere: String?
    /// The expressions of single platforms. On other platforms, the token's value is used.
    package var platforms: [ApplePlatform: String] = [:]

    /// Returns the expression on a platform, or without one on the platforms without their own. Mac Catalyst also
    /// counts as iOS.
    func code(on platform: ApplePlatform?) -> String? {
        let named = platform.flatMap { platforms[$0] ?? $0.general.flatMap { platforms[$0] } }
        return named ?? everywhere
    }
}
