import Design

/// Prints what the design system offers: everything it names was generated.
@main
struct Show {
    static func main() {
        print("spacing:", spacingScale.map { "\($0)" }.joined(separator: ", "))
        print("images:", ImageAsset.allCases.map(\.rawValue).joined(separator: ", "))
    }
}

#if canImport(SwiftUI)
import SwiftUI

struct Badge: View {
    var body: some View {
        Label {
            Text("New")
        } icon: {
            Image(asset: .star)
        }
        .padding(.s8)
        .foregroundStyle(.primary500)
        .background(ComponentToken.Badge.background)
    }
}
#endif
