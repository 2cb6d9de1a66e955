// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Colours of the system, as far as expressions in configurations name them.

extension NSColor {
    public class var labelColor: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
    public class var windowBackgroundColor: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
}
