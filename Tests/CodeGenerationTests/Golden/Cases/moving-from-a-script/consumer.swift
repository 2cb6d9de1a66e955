import Generated
import SwiftUI

func colors() -> [Color] {
    [.gray100, .textSecondary, .bgDefault, ButtonToken.Background.disabled, BadgeToken.Text.default]
}

func gaps() -> CGFloat { .s4 + .s16 }

@available(*, deprecated, message: "what is deprecated itself may use the former names")
func formerColors() -> [Color] { [.neutral100, .neutral900] }
