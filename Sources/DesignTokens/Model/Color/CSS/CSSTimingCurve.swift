/// A CSS timing curve: `cubic-bezier(0.42, 0, 0.58, 1)`, or the name of one, such as `ease-out`.
enum CSSTimingCurve {
    /// The coordinates of the two control points, or `nil` for anything else. The first and third are from 0 to 1.
    static func numbers(css text: String) -> [Double]? {
        let word = trimmed(text).lowercased()
        if let known = named[word] { return known }
        guard word.hasPrefix("cubic-bezier("), let (_, arguments) = CSSGradient.function(word) else { return nil }
        return numbers(arguments)
    }

    /// The coordinates in a list without the function: `0.42, 0, 0.58, 1`. It can also be that of a color.
    static func numbers(list text: String) -> [Double]? {
        numbers(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }

    private static func numbers(_ texts: [String]) -> [Double]? {
        let numbers = texts.compactMap { Double(trimmed($0)) }.filter(\.isFinite)
        guard texts.count == 4, numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { return nil }
        return numbers
    }

    private static func trimmed(_ text: String) -> String {
        String(decoding: ASCII.trimmed(text.utf8), as: UTF8.self)
    }

    private static let named: [String: [Double]] = [
        "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
        "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
    ]
}
