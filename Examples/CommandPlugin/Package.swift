// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "CommandPlugin",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Colors", targets: ["Colors"]), .library(name: "Spacing", targets: ["Spacing"])],
    dependencies: [
        // In your package: .package(url: "https://github.com/OWNER/TokenGenerator", from: "0.1.0")
        .package(name: "TokenGenerator", path: "../..")
    ],
    targets: [
        .target(name: "Colors", exclude: ["tokengenerator.json"]),
        .target(name: "Spacing", exclude: ["tokengenerator.json"]),
    ]
)
