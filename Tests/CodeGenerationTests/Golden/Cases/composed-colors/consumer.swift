import Generated
import SwiftUI

struct Card: View {
    var body: some View {
        Text(verbatim: "")
            .foregroundStyle(.overlay)
            .background(ComponentToken.Card.border)
            .tint(ComponentToken.Card.pressed)
    }
}
