import Generated
import SwiftUI

struct Page: View {
    var body: some View {
        Text(verbatim: "")
            .foregroundStyle(.bgDefault)
            .background(ComponentToken.Button.Color.background)
            .tint(.bgScrim)
    }
}

let own = Color(light: .white, dark: .black)
