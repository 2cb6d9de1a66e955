#if canImport(SwiftUI)
import SwiftUI

/// What the user has chosen.
struct ThemeSettings: Hashable, Sendable {
    enum Choice: String, CaseIterable, Sendable {
        case system, light, dark, black
    }

    var choice = Choice.system
    /// A color in place of the design's.
    var accent: Color?

    var theme: Theme {
        var theme: Theme =
            switch choice {
            case .system: .system
            case .light: .light
            case .dark: .dark
            case .black: .black
            }
        if let accent { theme.accent = accent }
        return theme
    }
}
#endif
