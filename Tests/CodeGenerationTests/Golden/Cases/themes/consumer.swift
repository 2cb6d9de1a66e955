import Generated
import SwiftUI

struct Page: View {
    @Environment(\.appTheme) private var theme

    var body: some View {
        Text(verbatim: "")
            .foregroundStyle(.brandAccent)
            .background(ComponentToken.Button.Default.background)
            .padding(theme.brand.corner)
            .padding(.corner)
            .textStyle(theme.title)
            .shadow(theme.card)
            .environment(\.appTheme, .deepOcean)
    }
}

func own(_ accent: Color) -> AppTheme {
    var theme = AppTheme.sand
    theme.brand.accent = accent
    return theme
}

/// Settings that an app stores, and a list to choose from.
struct Settings: Codable {
    var theme = AppTheme.sand
}

struct ThemePicker: View {
    var body: some View { ForEach(AppTheme.allCases) { Text(verbatim: $0.name) } }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
func colors() -> [Color] {
    [AppThemeColor.brandAccent.color(), AppThemeColor.brandAccent.color(in: .deepOcean)]
}

let isChanged = own(.red) != .deepOcean
