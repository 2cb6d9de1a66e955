import Generated
import SwiftUI

/// What an app does with the opacities.
struct Hint: View {
    var body: some View {
        Text("Hint").opacity(.fractionDim).opacity(.hundredthsHint).opacity(.switchOn)
    }
}
