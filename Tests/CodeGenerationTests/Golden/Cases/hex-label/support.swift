#if canImport(SwiftUI)
import SwiftUI

// The app's own initializer, between which and `init(hex:alpha:)` Swift could not choose.
extension Color {
    init(hex: String, opacity: Double = 1) { self.init(red: 0, green: 0, blue: 0, opacity: opacity) }
}

let own = [Color(hex: "#009933"), .leaf, .mist]
#endif
