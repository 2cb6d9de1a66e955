/// The oldest systems that an app supports, as the configuration states them.
package struct Deployment: Sendable {
    /// The versions by their first numbers, by platform; of one that is not there nothing is known.
    package var versions: [ApplePlatform: Int] = [:]

    /// Reads a version such as 17 or 17.4: digits, perhaps with a second number after a full stop.
    ///
    /// - Parameter text: The version.
    /// - Returns: Its first number; `nil` for what is no version.
    static func majorVersion(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], let minor = parts.count == 1 ? 0 : parts[1],
            (1..<1000).contains(major), (0..<1000).contains(minor)
        else { return nil }
        return major
    }

    /// The first systems with styles that are resolved in an environment to what they say themselves; none for a platform
    /// whose systems all have these.
    static let resolvedStyles: [ApplePlatform: Int] = [.iOS: 17, .macOS: 14, .tvOS: 17, .watchOS: 10]

    /// What `@available` says of such styles; empty where every system has them that the app supports.
    var availabilityOfStyles: String {
        let needed = ApplePlatform.versioned.compactMap { platform -> String? in
            guard let first = Self.resolvedStyles[platform] else { return nil }
            if let version = versions[platform], version >= first { return nil }
            return "\(platform.rawValue) \(first).0"
        }
        return needed.isEmpty ? "" : (needed + ["*"]).joined(separator: ", ")
    }

    /// The platforms that the app supports in versions without such styles.
    var platformsWithoutStyles: [ApplePlatform] {
        ApplePlatform.versioned.filter { platform in
            guard let first = Self.resolvedStyles[platform], let version = versions[platform] else { return false }
            return version < first
        }
    }
}
