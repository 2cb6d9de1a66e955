import Generated
import SwiftUI

@MainActor func view() -> some View {
    Text(verbatim: "").foregroundStyle(.danger).background(.opacity).tint(.transparent).padding(.none)
}
let colors: [Color] = [.danger, .brandPrimary, .opacity, ComponentToken.red, .red, .primary]
let numbers: [CGFloat] = [.nothing, .none, ComponentToken.zero, .zero]
