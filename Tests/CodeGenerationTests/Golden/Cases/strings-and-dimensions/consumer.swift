import Foundation
import Generated

func texts() -> [String] { [ComponentToken.Label.title, ComponentToken.Label.again] }
func widths() -> [CGFloat] { [.sRem, ComponentToken.Label.width, ComponentToken.Label.gap, ComponentToken.loose] }
