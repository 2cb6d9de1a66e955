// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Colours of the system, as far as expressions in configurations name them. A watch has none.

#if !OS_watchOS
extension UIColor {
    public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var secondaryLabel: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0.6) }
    public class var systemBackground: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var systemGroupedBackground: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}
#endif
