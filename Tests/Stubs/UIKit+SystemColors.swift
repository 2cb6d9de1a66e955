// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Colors of the system, as far as expressions in configurations name them. A watch has none.

#if !OS_watchOS
extension UIColor {
    public class var label: UIColor { UIColor(recorded: .named("UIColor.label", opacity: 1)) }
    public class var secondaryLabel: UIColor { UIColor(recorded: .named("UIColor.secondaryLabel", opacity: 1)) }
    public class var systemBackground: UIColor { UIColor(recorded: .named("UIColor.systemBackground", opacity: 1)) }
    public class var systemGroupedBackground: UIColor {
        UIColor(recorded: .named("UIColor.systemGroupedBackground", opacity: 1))
    }
}
#endif
