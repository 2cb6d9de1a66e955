import Diagnostics

extension ReviewReport {
    /// The default size limit for the text of a pull request or comment.
    package static let usualSize = MarkdownPage.sizeLimit

    /// Returns the reviews for the body of a pull request or a comment: changes, tokens that are left out, and
    /// problems. The text states what it omits.
    ///
    /// - Parameter sizeLimit: The maximum number of bytes.
    /// - Returns: The text, within the limit unless that is too small for a line for each configuration.
    package func markdown(within sizeLimit: Int = usualSize) -> String {
        reviews.map { review in
            let heading = reviews.count > 1 ? "### \(MarkdownText.code(review.configuration ?? ""))\n\n" : ""
            return heading + review.markdown(within: sizeLimit / reviews.count - heading.utf8.count - 1)
        }.joined(separator: "\n")
    }
}

extension Review {
    /// Returns the review within a number of bytes. Problems come first if they prevent generation.
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

    /// Returns the problems below a heading with their counts; empty if there are none.
    private func problemSection(within sizeLimit: Int) -> String {
        guard let problemSummary else { return "" }
        let texts = problems.excerpt.map(\.text)
        return "### \(problemSummary)\n\n" + MarkdownText.block(texts, within: sizeLimit)
    }

    /// The minimum size. In less room, only the summary is shown.
    private static let leastSize = 5_000
}

extension MarkdownText {
    /// Returns texts as a code block that none of them can end, because its fence is longer than any run of backticks
    /// in them. A line below counts the texts that do not fit.
    static func block(_ texts: [String], within sizeLimit: Int) -> String {
        let longestRun = texts.flatMap { $0.split { $0 != "`" }.map(\.count) }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longestRun + 1))
        var size = 200 + 2 * fence.utf8.count
        let shown = texts.prefix { text in
            size += text.utf8.count + 1
            return size <= sizeLimit
        }
        let more = texts.count == shown.count ? "" : "\n… and \(texts.count - shown.count) more not shown.\n"
        guard !shown.isEmpty else { return more }
        return "\(fence)text\n\(shown.joined(separator: "\n"))\n\(fence)\n\(more)"
    }
}
