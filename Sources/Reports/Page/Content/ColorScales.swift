import DesignTokens

extension SectionGroups.Group {
    /// The numbered scales of colors in the group, and its other tokens, in the order of their first tokens.
    var parts: [SectionGroups.Group] {
        let steps = tokens.map { ColorStep($0) }
        var found = Numbered<ColorStep.Scale>()
        let numbers = steps.map { $0.map { found.number(of: $0.scale) } }
        var counts = [Int](repeating: 0, count: found.all.count)
        for case let number? in numbers { counts[number] += 1 }
        // The positions of each scale's tokens, and of the others.
        var places = [[Int]](repeating: [], count: found.all.count + 1)
        var order: [Int] = []
        for (place, number) in numbers.enumerated() {
            let part = number.flatMap { Self.stepCounts.contains(counts[$0]) ? $0 : nil } ?? found.all.count
            if places[part].isEmpty { order.append(part) }
            places[part].append(place)
        }
        let scales = order.map { $0 < found.all.count ? found.all[$0] : nil }
        let titles = scales.compactMap { $0?.title }.uniqueInOrder
        return zip(scales, order.map { places[$0] }).map { scale, places in
            guard let scale else { return rest(places.map { tokens[$0] }, beside: titles) }
            // Sorting keeps the order of equal numbers.
            let sorted = places.sorted { (steps[$0]?.number ?? 0) < (steps[$1]?.number ?? 0) }
            var ramp = SectionGroups.Group(path: scale.group, tokens: sorted.map { tokens[$0] })
            ramp.title = scale.title
            ramp.isRamp = true
            return ramp
        }
    }

    /// Returns the other tokens of the group, under a subgroup if it contains all of them.
    private func rest(_ tokens: [InspectedToken], beside scales: [String]) -> SectionGroups.Group {
        guard tokens.count < self.tokens.count, let first = tokens.first else { return self }
        let count = tokens.map(\.groups).commonCount
        var rest = SectionGroups.Group(path: first.groups.prefix(count).joined(separator: "."), tokens: tokens)
        if scales.contains(rest.title) { rest.title += ", others" }
        return rest
    }

    /// The number of colors that fit in a strip. Fewer are not a scale, and more are a list.
    private static let stepCounts = 3...24
}

/// A color as a step of a scale: `gray.500`, `gray-500`.
private struct ColorStep {
    struct Scale: Hashable, Sendable {
        /// The path of the group.
        var group: String
        /// The beginning of the name, before the number.
        var beginning: String

        /// The path with this beginning, without the separator before the number.
        var title: String {
            let end = beginning.lastIndex { $0.isLetter || $0.isNumber }
            let word = end.map { beginning[...$0] } ?? ""
            return word.isEmpty ? group : group.isEmpty ? String(word) : "\(group).\(word)"
        }
    }

    var scale: Scale
    var number: Int

    /// The step at the end of a token's name; `nil` for other tokens.
    init?(_ token: InspectedToken) {
        guard token.type == .color, !token.isLeftOut else { return nil }
        let group = token.groups.joined(separator: ".")
        let name = group.isEmpty ? token.path.utf8[...] : token.path.utf8.dropFirst(group.utf8.count + 1)
        let digits = name.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        guard let number = Int(Substring(name.suffix(digits))) else { return nil }
        (scale, self.number) = (Scale(group: group, beginning: String(Substring(name.dropLast(digits)))), number)
    }
}

/// The titles of a chapter's groups, without the groups that contain all of them.
struct GroupTitles {
    private let common: String

    init(_ titles: [String]) {
        let paths = titles.map { $0.split(separator: ".").dropLast() }
        common = (paths.first ?? []).prefix(paths.commonCount).map { $0 + "." }.joined()
    }

    /// Returns a title without these groups.
    func short(_ title: String) -> String { title.hasPrefix(common) ? String(title.dropFirst(common.count)) : title }
}
