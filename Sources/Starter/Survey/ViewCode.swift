import SwiftSources

extension SwiftCode {
    /// Whether it declares a view: a property or function that returns `some View`, or a class with the usual name of one of
    /// UIKit or AppKit as its superclass.
    var declaresViews: Bool {
        tokens.indices.contains { returnsView($0) || declaresView($0, after: ["class", "struct"]) }
    }

    /// Whether it declares views or names colors of UIKit or AppKit.
    var usesNativeViews: Bool {
        tokens.indices.contains { index in
            isText(index, "UIColor") || isText(index, "NSColor") || declaresView(index, after: ["class"])
        }
    }

    /// Whether it declares views or names colors of SwiftUI.
    var usesSwiftUIViews: Bool {
        tokens.indices.contains { index in
            if isText(index, "Color") { return kind(index - 1) != .dot || isText(index - 2, "SwiftUI") }
            return isText(index, "ShapeStyle") || returnsView(index)
        }
    }

    /// Whether it loads assets from the bundle of one of its classes.
    var findsBundleOfClass: Bool {
        tokens.indices.contains { index in
            isText(index, "Bundle") && kind(index + 1) == .openParenthesis && isText(index + 2, "for")
        }
    }

    private func returnsView(_ index: Int) -> Bool { isText(index, "some") && isText(index + 1, "View") }

    /// Returns whether a keyword begins a type whose first parent has the usual name of a view.
    private func declaresView(_ index: Int, after keywords: [StaticString]) -> Bool {
        guard keywords.contains(where: { isText(index, $0) }), kind(index + 2) == .colon else { return false }
        return Self.namesOfViews.contains(where: text(index + 3).hasSuffix)
    }

    private static let namesOfViews = [
        "Button", "Cell", "Control", "Field", "Label", "NavigationController", "Representable", "TabBarController",
        "View", "ViewController",
    ]
}
