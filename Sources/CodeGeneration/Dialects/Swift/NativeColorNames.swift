// The names of existing colors in UIKit and AppKit.
extension SwiftDialect {
    /// The class properties of `UIColor` and `NSColor` in the SDKs of iOS and macOS 26, which extensions cannot
    /// redeclare.
    static let nativeColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange",
        "purple",
        "red", "white", "yellow", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal", "systemBlue",
        "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemMint", "systemCyan",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "lightText", "darkText",
        "alternateSelectedControlTextColor", "alternatingContentBackgroundColors", "controlAccentColor",
        "controlBackgroundColor", "controlColor", "controlTextColor", "currentControlTint", "disabledControlTextColor",
        "findHighlightColor", "gridColor", "headerTextColor", "highlightColor", "ignoresAlpha",
        "keyboardFocusIndicatorColor", "labelColor", "linkColor", "placeholderTextColor", "quaternaryLabelColor",
        "quinaryLabel", "scrubberTexturedBackground", "secondaryLabelColor", "selectedContentBackgroundColor",
        "selectedControlColor", "selectedControlTextColor", "selectedMenuItemTextColor", "selectedTextBackgroundColor",
        "selectedTextColor", "separatorColor", "shadowColor", "tertiaryLabelColor", "textBackgroundColor", "textColor",
        "textInsertionPointColor", "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
        "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor", "windowBackgroundColor",
        "windowFrameTextColor",
    ]
}
