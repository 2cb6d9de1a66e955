/// The configured minimum system versions of an app.
package struct Deployment: Sendable {
    /// The major versions by platform; missing platforms are unknown.
    package var versions: [ApplePlatform: Int] = [:]

    /// Reads a version such as 17 or 17.4.
    ///
    /// - Parameter text: The version.
    /// - Returns: The major version; `nil` if the text is not a version.
    static func majorVersion(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], let minor = parts.count == 1 ? 0 : parts[1],
            (1..<1000).contains(major), (0..<1000).contains(minor)
        else { return nil }
        return major
    }

    /// The first systems whose styles can be resolved in an environment. On platforms that are not listed, all versions
    /// can.
    static let resolvedStyles: [ApplePlatform: Int] = [.iOS: 17, .macOS: 14, .tvOS: 17, .watchOS: 10]

    /// The `@available` arguments for such styles; empty if every supported system has them.
    var availabilityOfStyles: String {
        let needed = ApplePlatform.versioned.compactMap { platform -> String? in
            guard let first = Self.resolvedStyles[platform] else { return nil }
            if let version = versions[platform], version >= first { return nil }
            return "\(platform.rawValue) \(first).0"
        }
        return needed.isEmpty ? "" : (needed + ["*"]).joined(separator: ", ")
    }

    /// The platforms whose supported versions lack such styles.
    var platformsWithoutStyles: [ApplePlatform] {
        ApplePlatform.versioned.filter { platform in
            guard let first = Self.resolvedStyles[platform], let version = versions[platform] else { return false }
            return version < first
        }
    }
}
