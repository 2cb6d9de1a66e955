import ProjectDescription

let project = Project(
    name: "Harbour",
    targets: [
        .target(
            name: "App",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.harbour",
            deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
            sources: ["App/Sources/**", "App/Generated/**"],
            resources: ["App/Resources/**"],
            dependencies: [.target(name: "Widget")]
        ),
        .target(
            name: "Widget",
            destinations: .iOS,
            product: .appExtension,
            bundleId: "com.example.harbour.widget",
            deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: [
                "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
            ]),
            sources: ["Widget/Sources/**", "Widget/Generated/**"],
            resources: ["Widget/Resources/**"]
        ),
    ]
)
