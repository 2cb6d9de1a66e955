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
        .target(name: "Diagnostics"),
        .target(name: "LocatedJSON", dependencies: ["Diagnostics"]),
        .target(name: "DesignTokens", dependencies: ["Diagnostics", "LocatedJSON"]),
        .target(name: "FileAccess"),
        .target(name: "GitRevisions", dependencies: ["Diagnostics", "FileAccess", "LocatedJSON"]),
        .target(name: "FileWatching", dependencies: ["FileAccess"]),
        .target(name: "PageServer"),
        .target(name: "FontFiles", dependencies: ["FileAccess"]),
        .target(name: "ImageFiles"),
        .target(name: "SwiftSources"),
        .target(name: "AssetCatalogs", dependencies: ["Diagnostics", "LocatedJSON", "FileAccess", "ImageFiles"]),
        .target(name: "Mustache", dependencies: ["Diagnostics"]),
        .target(
            name: "CodeGeneration",
            dependencies: [
                "AssetCatalogs", "DesignTokens", "Diagnostics", "FileAccess", "FontFiles", "LocatedJSON", "Mustache",
            ]
        ),
        .target(name: "Projects", dependencies: ["AssetCatalogs", "CodeGeneration", "FileAccess", "SwiftSources"]),
        .target(name: "TerminalText", dependencies: ["DesignTokens", "Diagnostics"]),
        .target(
            name: "Reports",
            dependencies: [
                "AssetCatalogs", "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "FontFiles",
                "GitRevisions", "ImageFiles", "LocatedJSON", "Mustache", "Projects", "SwiftSources", "TerminalText",
            ]
        ),
        .target(
            name: "Starter",
            dependencies: [
                "AssetCatalogs", "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "LocatedJSON",
                "Projects", "SwiftSources",
            ]
        ),
        .target(
            name: "ImageImport",
            dependencies: [
                "AssetCatalogs", "CodeGeneration", "Diagnostics", "FileAccess", "ImageFiles", "LocatedJSON",
            ]
        ),
        .target(
            name: "Lint",
            dependencies: [
                "AssetCatalogs", "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "LocatedJSON",
                "Projects", "Reports", "SwiftSources",
            ]
        ),
        .executableTarget(
            name: "TokenGenerator",
            dependencies: [
                "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "FileWatching", "GitRevisions",
                "ImageImport", "Lint", "PageServer", "Projects", "Reports", "Starter", "SwiftSources",
                "TerminalText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "TokenGeneratorBuildTool", dependencies: ["CodeGeneration", "Diagnostics", "FileAccess"]),
        .plugin(name: "TokenGeneratorPlugin", capability: .buildTool(), dependencies: ["TokenGeneratorBuildTool"]),
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
            dependencies: [
                "FileAccess", "Projects", "SwiftSources",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "TestSupport", dependencies: ["DesignTokens", "Diagnostics", "LocatedJSON", "FileAccess"],
            path: "Tests/TestSupport"),
        .target(
            name: "GoldenCases", dependencies: ["CodeGeneration", "FileAccess", "TestSupport"],
            path: "Tests/GoldenCases"),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"]),
        .testTarget(name: "FileWatchingTests", dependencies: ["FileAccess", "FileWatching", "TestSupport"]),
        .testTarget(name: "PageServerTests", dependencies: ["PageServer"]),
        .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "Diagnostics", "TestSupport"]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "LocatedJSON", "Mustache", "Reports",
                "TerminalText", "TestSupport",
            ],
            exclude: ["Terminal/Output"]),
        .testTarget(name: "TerminalTextTests", dependencies: ["DesignTokens", "Diagnostics", "TerminalText"]),
        .testTarget(
            name: "ImageImportTests", dependencies: ["Diagnostics", "FileAccess", "ImageImport", "TestSupport"]),
        .testTarget(
            name: "GitRevisionsTests", dependencies: ["Diagnostics", "FileAccess", "GitRevisions", "TestSupport"]),
        .testTarget(name: "FontFilesTests", dependencies: ["FileAccess", "FontFiles", "TestSupport"]),
        .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles", "TestSupport"]),
        .testTarget(name: "SwiftSourcesTests", dependencies: ["FileAccess", "SwiftSources", "TestSupport"]),
        .testTarget(name: "ProjectsTests", dependencies: ["FileAccess", "Projects", "SwiftSources", "TestSupport"]),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "AssetCatalogs", "CodeGeneration", "DesignTokens", "Diagnostics", "FileAccess", "FontFiles",
                "GoldenCases", "LocatedJSON", "Projects", "Reports", "Starter", "TerminalText", "TestSupport",
            ],
            exclude: ["Golden/Cases", "Golden/Shared"]
        ),
        .testTarget(
            name: "CompiledOutputTests",
            dependencies: ["CodeGeneration", "DesignTokens", "FileAccess", "GoldenCases", "TestSupport"]),
        .testTarget(
            name: "DesignTokensTests", dependencies: ["DesignTokens", "Diagnostics", "LocatedJSON", "TestSupport"]),
        .testTarget(name: "LocatedJSONTests", dependencies: ["Diagnostics", "LocatedJSON", "TestSupport"]),
        .testTarget(
            name: "LintTests",
            dependencies: ["CodeGeneration", "Diagnostics", "FileAccess", "Lint", "Reports", "TestSupport"]),
        .testTarget(name: "MustacheTests", dependencies: ["Diagnostics", "Mustache", "TestSupport"]),
        .testTarget(
            name: "TokenGeneratorTests",
            dependencies: [
                "CodeGeneration", "Diagnostics", "FileAccess", "GoldenCases", "TokenGenerator",
                "TokenGeneratorBuildTool", "TestSupport",
            ],
            exclude: ["Messages", "Projects", "Snapshots", "Terminal"]
        ),
    ]
)
