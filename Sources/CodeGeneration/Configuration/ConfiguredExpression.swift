/// The code that the configuration gives for a token, instead of what its value would be: a color of the system.
package struct ConfiguredExpression: Sendable, Hashable {
    /// The expression on all platforms; `nil` where single ones have their own.
    package var everywhere: String?
    /// The expressions of single platforms; on all others the token's value holds.
    package var platforms: [ApplePlatform: String] = [:]

    /// The expression on one platform, or, without one, on those that have none of their own. Mac Catalyst is iOS, too.
    func code(on platform: ApplePlatform?) -> String? {
        let named = platform.flatMap { platforms[$0] ?? $0.general.flatMap { platforms[$0] } }
        return named ?? everywhere
    }
}
