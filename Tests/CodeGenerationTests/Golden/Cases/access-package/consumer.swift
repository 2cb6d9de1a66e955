import Generated
import SwiftUI

func use() -> [Color] { [.brand, ComponentToken.Card.background] }
func images() -> Image { Image(asset: .logo) }
func gaps() -> CGFloat { .s8 + ComponentToken.Card.gap }
