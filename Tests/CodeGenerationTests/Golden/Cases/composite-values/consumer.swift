import Foundation
import Generated

func spacing() -> [CGFloat] { [.small] }
