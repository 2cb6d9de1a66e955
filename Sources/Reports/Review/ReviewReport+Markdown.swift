import Diagnostics

extension ReviewReport {
    /// How long the text of a pull request or comment is at most, unless somebody says otherwise.
    package static let usualSize = MarkdownPage.sizeLimit

    /// The reviews for the body of a pull request or a comment: what changed, and what is left out or wrong. The text says what it
    /// has no room for.
    ///
    /// - Parameter sizeLimit: The most bytes that it may have.
    /// - Returns: The text, which is shorter than the limit unless that has no room for a line on each configuration.
    package func markdown(within sizeLimit: Int = usualSize) -> String {
        reviews.map { review in
            let heading = reviews.count > 1 ? "### \(MarkdownText.code(review.configuration ?? ""))\n\n" : ""
            return heading + review.markdown(within: sizeLimit / reviews.count - heading.utf8.count - 1)
        }.joined(separator: "\n")
    }
}

extension Review {
    /// The review in at most so many bytes. Problems come first if nothing can be generated because of them.
    fileprivate func markdown(within sizeLimit: Int) -> String {
        guard sizeLimit >= Self.leastSize else {
            return "**\(summary)**\n" + (problemSummary.map { "\n\($0)\n" } ?? "")
        }
        let problems = problemSection(within: sizeLimit / 5)
        let changes =
            comparison?.markdown(within: sizeLimit - problems.utf8.count - 1)
            ?? (hasErrors ? "" : "**\(summary)**\n")
        let parts = hasErrors ? [problems, changes] : [changes, problems]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The problems, below a heading that counts them; empty if there are none.
    private func problemSection(within sizeLimit: Int) -> String {
        guard let problemSummary else { return "" }
        let texts = problems.excerpt.map(\.text)
        return "### \(problemSummary)\n\n" + MarkdownText.block(texts, within: sizeLimit)
    }

    /// With less room, a summary is all there is.
    private static let leastSize = 5_000
}

extension MarkdownText {
    /// Texts as a block of code that none of them can end, because its fence is longer than any run of backticks in them. The
    /// block has as many of the texts as there is room for, and a line below it says how many more there are.
    static func block(_ texts: [String], within sizeLimit: Int) -> String {
        let longestRun = texts.flatMap { $0.split { $0 != "`" }.map(\.count) }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longestRun + 1))
        var size = 200 + 2 * fence.utf8.count
        let shown = texts.prefix { text in
            size += text.utf8.count + 1
            return size <= sizeLimit
        }
        let more = texts.count == shown.count ? "" : "\n… and \(texts.count - shown.count) more, left out here.\n"
        guard !shown.isEmpty else { return more }
        return "\(fence)text\n\(shown.joined(separator: "\n"))\n\(fence)\n\(more)"
    }
}
