/// The platforms that generated Swift can distinguish, spelled as in `#if os(…)` and `@available`.
package enum ApplePlatform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    /// The platforms with their own versions. Mac Catalyst has those of iOS.
    package static var versioned: [ApplePlatform] { allCases.filter { $0 != .macCatalyst } }

    /// The platform whose condition also holds: in Mac Catalyst, that of iOS.
    package var general: ApplePlatform? { self == .macCatalyst ? .iOS : nil }
}
