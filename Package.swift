// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "TokenGenerator",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "LocatedJSON"),
        .target(name: "FileAccess"),
        .target(name: "TestSupport", dependencies: ["LocatedJSON", "FileAccess"], path: "Tests/TestSupport"),
        .testTarget(name: "LocatedJSONTests", dependencies: ["LocatedJSON", "TestSupport"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"]),
        .target(name: "AssetCatalogs", dependencies: ["LocatedJSON", "FileAccess"]),
        .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "TestSupport"]),
        .target(name: "Mustache", dependencies: ["LocatedJSON"]),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
        .target(name: "DesignTokens", dependencies: ["LocatedJSON"]),
    ]
)
