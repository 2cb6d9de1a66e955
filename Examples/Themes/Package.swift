// swift-tools-version: 6.1

import PackageDescription

// In Xcode `Reader` is the app's own target.
let package = Package(
    name: "Themes",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Reader", targets: ["Reader"])],
    targets: [.target(name: "Reader")],
    swiftLanguageModes: [.v6]
)
