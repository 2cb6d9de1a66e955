import Generated
import SwiftUI

struct Page: View {
    var body: some View {
        Text(verbatim: "")
            .foregroundStyle(.bgDefault)
            .background(ComponentToken.Button.Color.background)
            .tint(.bgScrim)
            .shadow(.card)
            .shadow(.deep)
    }
}

let own = Color(light: .white, dark: .black)

#if canImport(UIKit) && !os(watchOS)
let native: [UIColor] = [.bgDefault, .pageRaised, .teal500]
#elseif canImport(AppKit)
let native: [NSColor] = [.bgDefault, .pageRaised, .teal500]
#endif
