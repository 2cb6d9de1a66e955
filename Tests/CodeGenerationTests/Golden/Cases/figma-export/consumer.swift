import Generated
import SwiftUI

struct Screen: View {
    var body: some View {
        VStackOfOne {
            Text(verbatim: "Hello")
                .foregroundStyle(.primary500)
                .background(.bgDefault)
                .padding(.s16)
                .frame(width: .full, height: CGFloat.s8)
        }
    }
}

struct VStackOfOne<Content: View>: View {
    let content: Content
    init(content: () -> Content) { self.content = content() }
    var body: Content { content }
}

@MainActor func views() -> (some View, some View, some View) {
    (Image(asset: .onboarding1), Image(decorative: .logo), Image(asset: .onboarding10, label: Text(verbatim: "Ten")))
}

func values() -> [Color] {
    [
        .primary500, Color.textDefault, .statusError, .statusErrorAlpha,
        ComponentToken.Button.Primary.Background.default, ComponentToken.Button.Primary.Text.default,
    ]
}

func measures() -> [CGFloat] { [.s4, CGFloat.none, ComponentToken.Button.radius] }

#if canImport(UIKit)
func images() -> [UIImage?] { ImageAsset.allCases.map(UIImage.init(asset:)) + [UIImage(asset: .logo)] }
#elseif canImport(AppKit)
func images() -> [NSImage?] { ImageAsset.allCases.map(NSImage.image(asset:)) + [NSImage.image(asset: .logo)] }
#endif
