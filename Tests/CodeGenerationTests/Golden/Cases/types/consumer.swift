import Generated
import SwiftUI

/// What an app does with the tokens.
struct Card: View {
    @MainActor var isShown = false

    var body: some View {
        Text("Title")
            .textStyle(.headingMedium)
            .foregroundStyle(.ink)
            .padding(.sizeLarge)
            .background { RoundedRectangle(cornerRadius: 8).fill(.ink, shadow: .card) }
            .border(.focus, cornerRadius: 8)
            .shadow(.pressed)
            .animation(.enter, value: isShown)
    }
}

struct Banner: View {
    var body: some View {
        Text("Banner")
            .font(.bodyLarge)
            .fontWeight(Constants.fontStrong)
            .overlay(Capsule().fill(LinearGradient(gradient: .dusk, startPoint: .top, endPoint: .bottom)))
            .border(ComponentToken.Card.Border.default, in: Capsule())
            .textStyle(ComponentToken.Card.Font.title)
            .shadow(LayeredShadow(drops: [LayeredShadow.Layer(color: .shade, blur: 4)]))
    }
}

@MainActor func fonts() -> [Font] {
    [.body(.large), .heading(.medium), .headingMedium, .display(), .display(.default)]
}

func show() {
    withAnimation(.late) {}
    withAnimation(ComponentToken.Card.Animation.show) {}
}

let stroke: StrokeStyle = Constants.lineMorse.strokeStyle(lineWidth: 2)
let families: [String] = Constants.fontStack + [Constants.fontSans]
let delay: TimeInterval = Constants.motionShort + ComponentToken.Card.delay

#if canImport(UIKit)
@MainActor func label() -> NSAttributedString {
    let font: UIFont = TextStyle.headingMedium.uiFont
    _ = font
    return NSAttributedString(string: "Title", attributes: TextStyle.headingMedium.attributes)
}
#elseif canImport(AppKit)
@MainActor func label() -> NSAttributedString {
    let font: NSFont = TextStyle.headingMedium.nsFont
    _ = font
    return NSAttributedString(string: "Title", attributes: TextStyle.headingMedium.attributes)
}
#endif
