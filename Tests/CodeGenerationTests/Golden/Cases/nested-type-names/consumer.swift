import Generated
import SwiftUI

let colors: [SwiftUI.Color] = [
    ComponentToken.Color.color, ComponentToken.SwiftUI_.inline, ComponentToken.Type_.sibling,
    ComponentToken.Protocol_.color, ComponentToken.`Self`.color, ComponentToken.`Any`.color,
    ComponentToken.ComponentToken_.color, ComponentToken._1st.color, ComponentToken.Init.color,
    ComponentToken.Default.color, ComponentToken.Class.color, ComponentToken.Wrapper.Color.color,
]
let size: CGFloat = ComponentToken.Wrapper.Color.String_.Cgfloat.size
