// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "BuildPlugin",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Design", targets: ["Design"])],
    dependencies: [
        // In your package: .package(url: "https://github.com/OWNER/TokenGenerator", from: "0.1.0")
        .package(name: "TokenGenerator", path: "../..")
    ],
    targets: [
        .target(
            name: "Design",
            exclude: ["tokens", "tokengenerator.json"],
            resources: [.process("Images.xcassets")],
            plugins: [.plugin(name: "TokenGeneratorPlugin", package: "TokenGenerator")]
        ),
        .executableTarget(name: "Show", dependencies: ["Design"]),
    ]
)
