// swift-tools-version: 6.1

import PackageDescription

// In Xcode `Pantry` is the app's own target.
let package = Package(
    name: "PrefixedNames",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "Pantry", targets: ["Pantry"])],
    targets: [.target(name: "Pantry")],
    swiftLanguageModes: [.v5]
)
