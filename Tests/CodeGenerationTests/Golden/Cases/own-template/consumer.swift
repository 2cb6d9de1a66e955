import Generated
import SwiftUI

func colors() -> [Color] { [.primary500, .backgroundDefault] + ColorList.all.map(\.color) }

let chosen = ColorName(rawValue: "primary500")?.color
