// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ModularApp",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "DesignSystem", targets: ["DesignSystem"]),
        .library(name: "Checkout", targets: ["Checkout"]),
    ],
    targets: [
        .target(name: "DesignSystem", resources: [.process("Resources")]),
        .target(name: "Checkout", dependencies: ["DesignSystem"]),
    ],
    swiftLanguageModes: [.v6]
)
