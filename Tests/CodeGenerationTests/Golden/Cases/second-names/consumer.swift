import Generated
import SwiftUI

func colors() -> [Color] { [.tide500, .accent500, .linkColor, ComponentToken.tagFill] }

func sizes() -> [CGFloat] { [.compact, .default, ComponentToken.tagHeight] }
