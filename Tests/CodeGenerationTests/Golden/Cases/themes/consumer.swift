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

let isChanged = own(.red) != .deepOcean
