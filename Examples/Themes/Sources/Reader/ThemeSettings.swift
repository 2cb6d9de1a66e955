#if canImport(SwiftUI)
import SwiftUI

/// What the user has chosen.
struct ThemeSettings: Hashable, Sendable {
    /// One of the themes of the design.
    var base = Theme.system
    /// A color in place of the design's.
    var accent: Color?

    var theme: Theme {
        var theme = base
        if let accent { theme.accent = accent }
        return theme
    }
}
#endif
