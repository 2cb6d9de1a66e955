#if canImport(SwiftUI)
import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { BerthCard(title: "Berth 7") }
    }
}
#endif
