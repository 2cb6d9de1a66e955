// swift-tools-version: 6.1

import PackageDescription

// A package of its own: a dependency of the package at the root takes part in the version resolution of every app that
// uses the plugin.
let package = Package(
    name: "SwiftOracle",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .executableTarget(
            name: "SwiftOracle",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
    ]
)
