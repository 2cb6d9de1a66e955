/// An argument that is the name of an asset.
package struct AssetPosition: Sendable {
    /// The kind of asset that a name loads.
    package enum Kind: String, Sendable, CaseIterable {
        case image, color, data
    }

    /// The labels of the name, with the kind that it loads. The empty label means a first argument without a label.
    let labels: [String: Kind]
    /// Whether the name can be an argument other than the first.
    var isAnyArgument = false
    /// The types that the call creates, if it is not one of the called type: in files that import UIKit, and in those that
    /// import only AppKit.
    var types: (uiKit: String, appKit: String)?

    /// The positions by the called type or macro.
    package static let all: [String: AssetPosition] = [
        "Image": AssetPosition(labels: ["": .image, "decorative": .image]),
        "UIImage": AssetPosition(labels: ["named": .image, "imageLiteralResourceName": .image]),
        "NSImage": AssetPosition(labels: ["named": .image, "imageLiteralResourceName": .image]),
        "#imageLiteral": AssetPosition(labels: ["resourceName": .image], types: ("UIImage", "NSImage")),
        "Label": AssetPosition(labels: ["image": .image], isAnyArgument: true),
        "Color": AssetPosition(labels: ["": .color]),
        "UIColor": AssetPosition(labels: ["named": .color]),
        "NSColor": AssetPosition(labels: ["named": .color]),
        "NSDataAsset": AssetPosition(labels: ["name": .data]),
    ]

    /// The file extensions that an image name can have, and that the system ignores.
    package static let ignoredEndings: Set<String> = ["png", "pdf", "jpg", "jpeg", "svg", "heic"]

    /// The labels of names whose calls return no optional.
    package static let labelsOfCertainNames: Set<String> = [
        "", "decorative", "resourceName", "imageLiteralResourceName",
    ]

    /// Returns whether a label is that of the bundle.
    static func isBundle(_ label: String) -> Bool { label == "bundle" || label == "in" }

    /// Returns whether an initializer with a label for its first argument takes a name.
    func takesName(label: String) -> Bool { labels[label] != nil }

    /// Returns the argument with the name.
    func argument(among arguments: [SwiftArgument]) -> (number: Int, kind: Kind)? {
        for number in arguments.indices.prefix(isAnyArgument ? arguments.count : 1) {
            if let kind = labels[arguments[number].label] { return (number, kind) }
        }
        return nil
    }
}

/// An argument of a function of the app that is the name of an asset.
package struct OwnAssetPosition: Sendable {
    let function: String
    /// The label; empty if there is none.
    let label: String
    let kind: AssetPosition.Kind

    package init(function: String, label: String, kind: AssetPosition.Kind) {
        (self.function, self.label, self.kind) = (function, label, kind)
    }
}
