import Generated

#if canImport(UIKit)
import UIKit

func images() -> [UIImage] { [UIImage(asset: .logo), UIImage(symbol: .heartCircle)].compactMap { $0 } }

func isThere() -> Bool { if let _ = UIImage(asset: .logo) { true } else { false } }
#elseif canImport(AppKit)
import AppKit

func images() -> [NSImage] { [NSImage.image(asset: .logo), .symbol(.heartCircle)].compactMap { $0 } }
#endif

#if canImport(UIKit) && !os(watchOS)
func accent() -> UIColor { UIColor(asset: .accent) ?? .clear }
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
func terms() -> Int { DataAsset.terms.data?.count ?? 0 }
#endif
