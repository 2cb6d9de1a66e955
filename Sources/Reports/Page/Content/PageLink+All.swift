extension PageLink {
    /// The references between sections, most of them first.
    static func all(of tokens: InspectedTokens, _ page: Page) -> [PageLink] {
        var sections = Array(repeating: -1, count: tokens.count)
        for (number, section) in page.sections.enumerated() {
            for row in page.rows[section.rows] { sections[row.token] = number }
        }
        var counts: [Pair: Int] = [:]
        for row in page.rows {
            let value = tokens[row.token].value
            for other in [value.target].compactMap(\.self) + value.parts where sections[other.number] >= 0 {
                let pair = Pair(from: sections[row.token], to: sections[other.number])
                if pair.from != pair.to { counts[pair, default: 0] += 1 }
            }
        }
        return counts.sorted { ($1.value, $0.key.from, $0.key.to) < ($0.value, $1.key.from, $1.key.to) }
            .prefix(limit).map { PageLink(from: $0.key.from, to: $0.key.to, count: $0.value) }
    }

    private struct Pair: Hashable {
        var from: Int
        var to: Int
    }

    /// More than that nobody reads.
    private static let limit = 100
}
