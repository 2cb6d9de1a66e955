import Generated

#if canImport(SwiftUI)
import SwiftUI

func views() -> [Image] {
    [Image(asset: .logo), Image(symbol: .heartCircle), Image(decorativeSymbol: .heartCircle)]
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
func half() -> Image { Image(symbol: .heartCircle, variableValue: 0.5) }

@MainActor func labels() -> [Label<Text, Image>] {
    [Label("Logo", asset: .logo), Label("Heart", symbol: .heartCircle)]
}

func colors() -> [Color] { [Color(asset: .accent), Color(asset: .logo)] }
#endif

#if canImport(UIKit)
import UIKit

func images() -> [UIImage] { [UIImage(asset: .logo), UIImage(symbol: .heartCircle)] }
#elseif canImport(AppKit)
import AppKit

func images() -> [NSImage] { [NSImage.image(asset: .logo), .symbol(.heartCircle)] }
#endif

#if canImport(UIKit) && !os(watchOS)
func accent() -> UIColor { UIColor(asset: .accent) }
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
func terms() -> Data { DataAsset.terms.data }
#endif

func icons() -> [String] { AppIcon.allCases.map(\.rawValue) }
