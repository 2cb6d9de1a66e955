import Generated
import SwiftUI

func colors() -> [Color] { [.gray500, .neutral950, .warningAlpha, .bgDefault, ChipToken.background] }

func heights() -> CGFloat { ButtonToken.Primary.height + .gap12 }

@available(*, deprecated, message: "what is deprecated itself may use the former names")
func formerColors() -> [Color] { [.neutral50, .neutral900, .brand, ChipToken.case] }
