#if canImport(SwiftUI)
import SwiftUI

extension Color {
    nonisolated init(hex: String, alpha: Double = 1) {
        self.init(.sRGB, red: 1, green: 0, blue: 0, opacity: alpha)
    }
}
#endif
