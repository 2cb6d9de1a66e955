/// The libraries beneath SwiftUI, of which a system has one, with colors of its own.
enum NativeFramework: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// What stands behind `#if` where colors can follow the appearance: a watch has UIKit, whose colors cannot there.
    var condition: String { "canImport(\(rawValue))" + (self == .uiKit ? " && !os(watchOS)" : "") }

    /// The type of its colors.
    var color: String { self == .uiKit ? "UIColor" : "NSColor" }

    /// The scope of an output there: the colors of one are those of the other.
    func scope(_ scope: String) -> String { Self.colors.contains(scope) ? color : scope }

    static let colors = allCases.map(\.color)
}
