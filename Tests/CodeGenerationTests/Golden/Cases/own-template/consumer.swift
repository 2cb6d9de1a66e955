import Generated
import SwiftUI

func colors() -> [Color] { [.primary500, .backgroundDefault] + ColorList.all.map(\.color) }

#if canImport(UIKit)
func uiColors() -> [UIColor] { [.primary500, .backgroundDefault] }
#endif
