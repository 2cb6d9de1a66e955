import Diagnostics
import TerminalText

extension ReviewReport {
    /// Returns the reviews as readable text, with headings if there are several configurations.
    package func text(on screen: Screen) -> String {
        reviews.map { review in
            let heading = reviews.count > 1 ? "\(Diagnostic.visible(review.configuration ?? "")):\n" : ""
            let changes = review.comparison?.text(on: screen) ?? "\(review.summary)\n"
            return heading + changes + (review.problemSummary.map { "\n\($0)\n" } ?? "")
        }.joined(separator: "\n")
    }
}
