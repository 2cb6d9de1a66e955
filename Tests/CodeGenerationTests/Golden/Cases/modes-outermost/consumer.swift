import Generated
import SwiftUI

func fills(_ isDark: Bool) -> [Color] {
    let theme = isDark ? Theme.pitchDark : .light
    return [theme.pageFill, theme.cardFill]
}
