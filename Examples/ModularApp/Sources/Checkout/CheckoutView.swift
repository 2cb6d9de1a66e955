#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// What a feature sees of its state, and what it sends back.
public struct CheckoutView: View {
    private let total: String
    private let isPaying: Bool
    private let pay: @MainActor () -> Void

    /// Creates the screen for a total.
    public init(total: String, isPaying: Bool, pay: @escaping @MainActor () -> Void) {
        self.total = total
        self.isPaying = isPaying
        self.pay = pay
    }

    /// The total, and a button to pay it.
    public var body: some View {
        VStack(spacing: .s24) {
            Image(decorative: .receipt)
            Text("Your order").textStyle(.headingMedium).foregroundStyle(.textDefault)
            Text(total).textStyle(.bodyMedium).foregroundStyle(.textMuted)
            Button("Pay") { pay() }
                .buttonStyle(.callToAction)
                .disabled(isPaying)
        }
        .padding(.s16)
        .background(.bgDefault)
    }
}
#endif
