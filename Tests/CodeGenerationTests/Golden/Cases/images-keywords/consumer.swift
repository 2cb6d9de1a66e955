import Generated
import SwiftUI

let images: [Image] = [
    Image(asset: .default), Image(asset: .class), Image(asset: .init_), Image(asset: .self_), Image(asset: .type),
    Image(asset: .in), Image(asset: ._2fa), Image(asset: .icon24), Image(asset: .로고), Image(asset: .quarter),
]
let raw: [String] = ImageAsset.allCases.map { $0.rawValue }
