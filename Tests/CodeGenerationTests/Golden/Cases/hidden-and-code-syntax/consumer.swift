import Generated
import SwiftUI

func colors() -> [Color] { [.brandText, .brandSecondText, .default, .chosen, AllColors.Text.brandText] }
