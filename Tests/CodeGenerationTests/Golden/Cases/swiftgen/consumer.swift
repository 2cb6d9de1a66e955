import Generated

// What an app calls that used the template swift5 of SwiftGen.

func names() -> [String] {
    [
        Asset.Images.logo.name, Asset.Images.TabBar.homeActive.name, Asset.Images.`default`.name,
        Asset.Images._24Icon.name, Asset.Images.urlChooser.name, Asset.Images.iconAdd.name,
        Asset.Images.arrow.name, Asset.Images.autoTransport.name, Asset.Images.bundle.name, Asset.Colors.logo.name,
        Asset.Colors.Brand.primary500.name, Kit.Glyphs.heartCircle.name, Kit.terms.name,
        ImageAsset(name: "logo").name,
    ]
}

func lists() -> Int { Kit.allImages.count + Kit.allColors.count + Kit.allSymbols.count + Kit.allDataAssets.count }

#if canImport(UIKit) && !os(watchOS)
import UIKit

final class Screen {
    let image: UIImage = Asset.Images.logo.image
    let tint: UIColor = Asset.Colors.logo.color
    let other: ImageAsset.Image? = UIImage(asset: Asset.Images.logo)
    let color: ColorAsset.Color = Asset.Colors.Brand.primary500.color
    let shade = UIColor(asset: Asset.Colors.logo)
    let symbol: UIImage = Kit.Glyphs.heartCircle.image
    let terms: NSDataAsset = Kit.terms.data
    let text: Data = Kit.terms.data.data

    func inTraits(_ traits: UITraitCollection) -> (UIImage, UIColor) {
        (Asset.Images.logo.image(compatibleWith: traits), Asset.Colors.logo.color(compatibleWith: traits))
    }

    func heart(_ configuration: KitSymbol.Configuration) -> UIImage {
        Kit.Glyphs.heartCircle.image(with: configuration)
    }
}
#elseif canImport(UIKit)
import UIKit

let image: UIImage = Asset.Images.logo.image
let tint: UIColor? = UIColor(asset: Asset.Colors.logo)
#elseif canImport(AppKit)
import AppKit

@MainActor let image: NSImage = Asset.Images.logo.image
@MainActor let tint: NSColor = Asset.Colors.logo.color
@MainActor let terms: Data = Kit.terms.data.data
#endif

#if canImport(SwiftUI)
import SwiftUI

struct Page: View {
    var body: some View {
        VStack {
            Asset.Images.logo.swiftUIImage
            Image(asset: Asset.Images.logo)
            Image(asset: Asset.Images.logo, label: Text(verbatim: "Logo"))
            Image(decorative: Asset.Images.logo)
            Kit.Glyphs.heartCircle.swiftUIImage
            Kit.Glyphs.star.swiftUIImage
        }
        .foregroundStyle(Asset.Colors.logo.swiftUIColor)
        .background(Color(asset: Asset.Colors.Brand.primary500))
    }
}
#endif
