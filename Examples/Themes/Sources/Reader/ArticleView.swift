#if canImport(SwiftUI)
import SwiftUI

/// The screen, in the theme that the user has chosen.
struct ReaderView: View {
    @State private var settings = ThemeSettings()

    var body: some View {
        VStack(spacing: Spacing.medium) {
            ArticleView(title: "On paper", text: "It was white once.")
            ThemePicker(theme: $settings.base)
            AccentPicker(accent: $settings.accent)
        }
        .environment(\.theme, settings.theme)
    }
}

struct ArticleView: View {
    let title: String
    let text: String

    var body: some View {
        VStack(spacing: Spacing.small) {
            Text(title).foregroundStyle(Color.themePrimaryText)
            Text(text).foregroundStyle(Color.themeSecondaryText)
        }
        .padding(Spacing.large)
        .background(Color.themeCard)
    }
}

struct ThemePicker: View {
    @Binding var theme: Theme

    var body: some View {
        Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.name).tag($0) }
        }
    }
}

struct AccentPicker: View {
    @Binding var accent: Color?
    @Environment(\.theme) private var theme

    var body: some View {
        ColorPicker("Accent", selection: Binding(get: { theme.accent }, set: { accent = $0 }))
            .foregroundStyle(Color.themeAccent)
    }
}
#endif
