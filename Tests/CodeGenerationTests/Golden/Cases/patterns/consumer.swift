import Generated
import SwiftUI

func colors() -> [Color] { [.sky600, .clay200, ButtonToken.Primary.fillPressed, ButtonToken.quiet] }

func sizes() -> [CGFloat] { [.s8, .spaceLarge, .shugeScreen, .otherRadiusCard] }
