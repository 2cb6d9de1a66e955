import Generated
import SwiftUI

nonisolated func use() -> [Color] { [.brand, ComponentToken.Card.background, Color(hex: "147070")] }
nonisolated func gaps() -> CGFloat { .s8 + ComponentToken.Card.gap }
nonisolated func names() -> [String] { ImageAsset.allCases.map(\.rawValue) }
@MainActor func images() -> [Image] { [Image(asset: .logo), Image(decorative: .logo)] }
@MainActor func path() -> String { ImageAsset.bundle.bundlePath }
