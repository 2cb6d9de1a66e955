// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "TokenGenerator",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "TokenGenerator", targets: ["TokenGenerator"]),
        .plugin(name: "TokenGeneratorPlugin", targets: ["TokenGeneratorPlugin"]),
        .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .target(name: "LocatedJSON"),
        .target(name: "DesignTokens", dependencies: ["LocatedJSON"]),
        .target(name: "FileAccess"),
        .target(name: "AssetCatalogs", dependencies: ["LocatedJSON", "FileAccess"]),
        .target(name: "Mustache", dependencies: ["LocatedJSON"]),
        .target(
            name: "CodeGeneration",
            dependencies: ["LocatedJSON", "FileAccess", "DesignTokens", "AssetCatalogs", "Mustache"]
        ),
        .executableTarget(
            name: "TokenGenerator",
            dependencies: [
                "CodeGeneration", "DesignTokens", "LocatedJSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(name: "TokenGeneratorPlugin", capability: .buildTool(), dependencies: ["TokenGenerator"]),
        .plugin(
            name: "GenerateTokens",
            capability: .command(
                intent: .custom(verb: "generate-tokens", description: "Generates Swift from design tokens."),
                permissions: [.writeToPackageDirectory(reason: "Generated Swift is written into the package")]
            ),
            dependencies: ["TokenGenerator"]
        ),
        .executableTarget(
            name: "Benchmark",
            dependencies: ["LocatedJSON", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        .target(name: "TestSupport", dependencies: ["LocatedJSON", "FileAccess"], path: "Tests/TestSupport"),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"]),
        .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "TestSupport"]),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: ["CodeGeneration", "DesignTokens", "LocatedJSON", "FileAccess", "TestSupport"],
            exclude: ["Golden/Cases"]
        ),
        .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens", "LocatedJSON", "TestSupport"]),
        .testTarget(name: "LocatedJSONTests", dependencies: ["LocatedJSON", "TestSupport"]),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache", "LocatedJSON"]),
        .testTarget(
            name: "TokenGeneratorTests",
            dependencies: ["TokenGenerator", "TestSupport"],
            exclude: ["Snapshots"]
        ),
    ]
)
