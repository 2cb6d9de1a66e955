import Generated
import SwiftUI

func colors() -> [Color] { [.primary500, .backgroundDefault] }

#if canImport(UIKit)
func uiColors() -> [UIColor] { [.primary500, .backgroundDefault] }
#endif
