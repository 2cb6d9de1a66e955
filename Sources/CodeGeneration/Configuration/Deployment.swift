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

    /// Something of Apple's that not every system has.
    package struct Feature: Sendable {
        /// The first system of each platform that has it; none for a platform whose systems all do.
        let versions: [ApplePlatform: Int]

        /// Styles that are resolved in an environment to what they say themselves.
        package static let resolvedStyles = Feature(versions: [.iOS: 17, .macOS: 14, .tvOS: 17, .watchOS: 10])
    }

    /// What `@available` says of a feature; empty where every system has it that the app supports.
    package func availability(since feature: Feature) -> String {
        let needed = ApplePlatform.versioned.compactMap { platform -> String? in
            guard let first = feature.versions[platform] else { return nil }
            if let version = versions[platform], version >= first { return nil }
            return "\(platform.rawValue) \(first).0"
        }
        return needed.isEmpty ? "" : (needed + ["*"]).joined(separator: ", ")
    }

    /// The platforms that the app supports in versions without a feature.
    package func platforms(without feature: Feature) -> [ApplePlatform] {
        ApplePlatform.versioned.filter { platform in
            guard let first = feature.versions[platform], let version = versions[platform] else { return false }
            return version < first
        }
    }
}
