#if canImport(SwiftUI)
import SwiftUI

struct Holding: Identifiable {
    let id: String
    let change: Double
}

struct HoldingsView: View {
    let holdings: [Holding]

    var body: some View {
        VStack(spacing: .s8) {
            Image(decorative: holdings.isEmpty ? .emptyList : .logo)
            ForEach(holdings) { HoldingRow(holding: $0) }
        }
        .padding(.s16)
        .background(.page)
    }
}

struct HoldingRow: View {
    let holding: Holding

    var body: some View {
        HStack {
            Text(holding.id).foregroundStyle(.text)
            Spacer()
            Text("\(holding.change)").foregroundStyle(holding.change < 0 ? .loss : .gain)
        }
        .padding(.s8)
        .background(.row)
    }
}
#endif
