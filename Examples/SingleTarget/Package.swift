// swift-tools-version: 6.1

import PackageDescription

// In Xcode `App` is the folder of the app's only target, and the catalog goes into the app itself, where `Bundle.main` finds
// it. This package compiles the Swift without Xcode.
let package = Package(
    name: "SingleTarget",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    targets: [.target(name: "Ledger", path: "App", exclude: ["Assets.xcassets"])],
    swiftLanguageModes: [.v6]
)
