// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Colours of the system, as far as expressions in configurations name them.

extension UIColor {
    public class var systemGroupedBackground: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}
