import Testing

@testable import CodeGeneration

@Suite("What an app supports")
struct DeploymentTests {
    @Test(
        "a version is one number, or two with a full stop between them",
        arguments: [("17", 17), ("17.4", 17), ("10.15", 10), ("1.0", 1)])
    func versions(_ text: String, _ major: Int) { #expect(Deployment.majorVersion(text) == major) }

    @Test("nothing else is one", arguments: ["", "17.", ".4", "17.4.1", "iOS 17", "0", "-1", "1000", "17.1000", "x"])
    func noVersions(_ text: String) { #expect(Deployment.majorVersion(text) == nil) }

    @Test(
        "what is new bears the systems that have it, without those that the app supports no older ones of",
        arguments: [
            ([:], "iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *"),
            ([.iOS: "16.4", .macOS: "14"], "iOS 17.0, tvOS 17.0, watchOS 10.0, *"),
            ([.iOS: "17", .macOS: "14", .tvOS: "18.1"], "watchOS 10.0, *"),
            ([.iOS: "17", .macOS: "14", .tvOS: "17", .watchOS: "10"], ""),
        ] as [([ApplePlatform: String], String)])
    func availability(_ versions: [ApplePlatform: String], _ expected: String) {
        #expect(deployment(versions).availabilityOfStyles == expected)
    }

    @Test("a platform lacks what is new if the app supports older systems, and of others nothing is known")
    func olderPlatforms() {
        let deployment = deployment([.iOS: "16", .macOS: "14", .watchOS: "9.6"])
        #expect(deployment.platformsWithoutStyles == [.iOS, .watchOS])
    }

    private func deployment(_ versions: [ApplePlatform: String]) -> Deployment {
        Deployment(versions: versions.compactMapValues(Deployment.majorVersion))
    }
}
