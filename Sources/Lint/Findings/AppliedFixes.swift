import CodeGeneration
import Diagnostics
import FileAccess

/// Which fixes a run makes.
package enum FixChoice: Sendable {
    /// Those that cannot change what the app shows.
    case exact
    /// Also those that a person should look at.
    case suggestions
}

extension [UInt8] {
    /// Returns the bytes with some fixes. Of fixes that overlap, only the first is made; none where the file has
    /// changed.
    func applying(_ fixes: [LintFix]) -> (bytes: [UInt8], count: Int) {
        var result: [UInt8] = []
        var (position, count) = (0, 0)
        for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where fix.range.lowerBound >= position && fix.isUnchanged(in: self) {
            result += self[position..<fix.range.lowerBound] + Array(fix.text.utf8)
            position = fix.range.upperBound
            count += 1
        }
        return (result + self[position...], count)
    }
}

extension LintFix {
    /// Whether a file has what the fix replaces.
    fileprivate func isUnchanged(in bytes: [UInt8]) -> Bool {
        range.upperBound <= bytes.count && bytes[range].elementsEqual(old)
    }
}
