/// The platforms that generated Swift can tell apart, in the words of `#if os(…)` and `@available`.
package enum ApplePlatform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    /// Those with versions of their own: Catalyst has those of iOS.
    package static var versioned: [ApplePlatform] { allCases.filter { $0 != .macCatalyst } }

    /// The platform whose condition holds as well: in Mac Catalyst, that of iOS does.
    package var general: ApplePlatform? { self == .macCatalyst ? .iOS : nil }
}
