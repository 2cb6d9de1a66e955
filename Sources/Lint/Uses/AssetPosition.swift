import SwiftSources

/// An argument that is the name of an asset.
struct AssetPosition {
    /// What a name loads.
    enum Kind: String {
        case image, color, data
    }

    /// The labels of the name, with what it loads; an empty label is that of the first argument.
    let labels: [String: Kind]
    /// Whether the name can be another argument than the first one.
    var isAnyArgument = false

    /// The positions by the called type.
    static let all: [String: AssetPosition] = [
        "Image": AssetPosition(labels: ["": .image, "decorative": .image]),
        "UIImage": AssetPosition(labels: ["named": .image]),
        "NSImage": AssetPosition(labels: ["named": .image]),
        "Label": AssetPosition(labels: ["image": .image], isAnyArgument: true),
        "Color": AssetPosition(labels: ["": .color]),
        "UIColor": AssetPosition(labels: ["named": .color]),
        "NSColor": AssetPosition(labels: ["named": .color]),
        "NSDataAsset": AssetPosition(labels: ["name": .data]),
    ]

    /// Returns whether a label is that of the bundle.
    static func isBundle(_ label: String) -> Bool { label == "bundle" || label == "in" }

    /// Returns the argument with the name.
    func argument(among arguments: [SwiftArgument]) -> (number: Int, kind: Kind)? {
        for number in arguments.indices.prefix(isAnyArgument ? arguments.count : 1) {
            if let kind = labels[arguments[number].label] { return (number, kind) }
        }
        return nil
    }
}
