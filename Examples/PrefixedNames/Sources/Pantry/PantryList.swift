#if canImport(SwiftUI)
import SwiftUI

struct PantryItem: Identifiable {
    let id: Int
    let name: String
    let daysLeft: Int
}

struct PantryList: View {
    let items: [PantryItem]

    var body: some View {
        VStack(spacing: .dsSpaceSmall) {
            Text("Use soon").font(.dsTitle()).foregroundStyle(Color.dsPrimary)
            ForEach(items) { PantryRow(item: $0) }
        }
        .padding(.dsSpaceMedium)
        .background(Color.dsBackground)
    }
}

struct PantryRow: View {
    let item: PantryItem

    var body: some View {
        HStack(spacing: .dsSpaceSmall) {
            Text(item.name).font(.dsBody(.large)).foregroundStyle(.dsRowTitle)
            Spacer()
            Text("\(item.daysLeft) days")
                .font(Font.dsBody(.small))
                .foregroundStyle(item.daysLeft < 2 ? Color.dsRowDue : .dsLabel)
        }
    }
}
#endif
