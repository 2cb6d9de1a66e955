#if canImport(SwiftUI)
import SwiftUI

struct BerthLabel: View {
    let title: String

    var body: some View {
        HStack {
            Image(decorative: .mark)
            Text(title).foregroundStyle(.ink)
        }
        .background(.paper)
    }
}
#endif
