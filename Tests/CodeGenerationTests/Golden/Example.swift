import Testing

/// A folder of Examples that holds the files that its own configuration generates.
struct Example: Sendable, CustomTestStringConvertible {
    /// The folder, from that of the repository.
    let folder: String
    /// The folder that holds the generated files, from there.
    let outputRoot: String
    /// The folders of the sources of each module, and files that it is given elsewhere.
    let modules: [[String]]
    /// A file of another module that uses the only one here.
    let consumer: String?

    var testDescription: String { folder }

    static let all = [
        Example(
            "ModularApp", outputRoot: "Sources/DesignSystem/Generated", modules: ["Sources/DesignSystem"],
            consumer: "Sources/Checkout/CheckoutView.swift"),
        Example("PrefixedNames", outputRoot: "Sources/Pantry/Generated", modules: ["Sources"]),
        Example("SingleTarget", outputRoot: "App/Generated", modules: ["App"]),
        Example("Themes", outputRoot: "Sources/Reader/Generated", modules: ["Sources"]),
        Example("TuistWorkspace", outputRoot: "", modules: ["App", "Widget"], elsewhere: ["Tests/Stubs/Tuist"]),
    ]

    private init(
        _ name: String, outputRoot: String, modules: [String], elsewhere: [String] = [], consumer: String? = nil
    ) {
        let folder = "Examples/\(name)"
        self.folder = folder
        self.outputRoot = outputRoot
        self.modules = modules.map { ["\(folder)/\($0)"] + elsewhere }
        self.consumer = consumer.map { "\(folder)/\($0)" }
    }
}
