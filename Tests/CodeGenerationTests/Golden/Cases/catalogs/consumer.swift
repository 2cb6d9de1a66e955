import Generated
import SwiftUI

struct Page: View {
    var body: some View {
        Text(verbatim: "")
            .foregroundStyle(.bgDefault)
            .background(ComponentToken.Button.background)
            .tint(.coral500)
    }
}
