import Generated

#if canImport(SwiftUI)
import SwiftUI

func views() -> [Image] {
    [
        Image(asset: .x24.tick), Image(asset: .x24.`class`), Image(asset: .x24.filledIcons.tick), Image(asset: .logo),
        Image(asset: .bundle_.box), Image(asset: .data_.first), Image(decorative: .none), Image(asset: .checkmark),
        Image(asset: .plain.logo),
        Image(asset: Picture.plain.logo),
    ]
}
#endif

func names() -> [String] { ImageAsset.allCases.map(\.rawValue) + Picture.allCases.map(\.rawValue) }
