/// The UI frameworks beneath SwiftUI. Each platform has one, with its own colors.
enum NativeFramework: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The `#if` condition for adaptive colors. watchOS has UIKit, but its colors cannot adapt.
    var condition: String { "canImport(\(rawValue))" + (self == .uiKit ? " && !os(watchOS)" : "") }

    /// The type of its colors.
    var color: String { self == .uiKit ? "UIColor" : "NSColor" }

    /// Returns the corresponding scope in this framework.
    func scope(_ scope: String) -> String { Self.colors.contains(scope) ? color : scope }

    static let colors = allCases.map(\.color)
}
