// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Colors of the system, as far as expressions in configurations name them.

extension NSColor {
    public class var labelColor: NSColor { NSColor(recorded: .named("NSColor.labelColor", opacity: 1)) }
    public class var windowBackgroundColor: NSColor {
        NSColor(recorded: .named("NSColor.windowBackgroundColor", opacity: 1))
    }
}
