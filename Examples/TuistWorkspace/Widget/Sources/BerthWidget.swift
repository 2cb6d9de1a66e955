#if canImport(WidgetKit) && canImport(SwiftUI)
import SwiftUI
import WidgetKit

@main
struct BerthWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.example.harbour.berth", provider: BerthTimeline()) { _ in
            BerthLabel(title: "Berth 7")
        }
    }
}

struct BerthTimeline: TimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}
#endif
