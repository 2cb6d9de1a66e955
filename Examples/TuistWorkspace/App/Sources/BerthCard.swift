#if canImport(SwiftUI)
import SwiftUI

struct BerthCard: View {
    let title: String

    var body: some View {
        VStack(spacing: .s8) {
            Image(decorative: .logo)
            Text(title).foregroundStyle(ComponentToken.Card.title)
        }
        .padding(ComponentToken.Card.padding)
        .background(ComponentToken.Card.background)
    }
}
#endif
