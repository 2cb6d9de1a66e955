#if canImport(SwiftUI)
import SwiftUI

/// The button that a screen is for: one on each.
public struct CallToActionButtonStyle: ButtonStyle {
    private typealias Tokens = ComponentToken.Button

    @Environment(\.isEnabled) private var isEnabled

    /// Creates the style.
    public init() {}

    /// The label on a background that shows whether it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .textStyle(.labelLarge)
            .foregroundStyle(isEnabled ? Tokens.Cta.Label.default : Tokens.Cta.Label.disabled)
            .frame(maxWidth: .infinity)
            .padding(Tokens.padding)
            .background(background(isPressed: configuration.isPressed))
            .clipShape(RoundedRectangle(cornerRadius: Tokens.radius))
    }

    private func background(isPressed: Bool) -> Color {
        guard isEnabled else { return Tokens.Cta.Background.disabled }
        return isPressed ? Tokens.Cta.Background.pressed : Tokens.Cta.Background.default
    }
}

extension ButtonStyle where Self == CallToActionButtonStyle {
    /// The button that a screen is for: `.buttonStyle(.callToAction)`.
    public static var callToAction: CallToActionButtonStyle { CallToActionButtonStyle() }
}
#endif
