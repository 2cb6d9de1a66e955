/// What a page has once, such as its colors, and names by numbers.
struct Numbered<Element: Hashable & Sendable>: Sendable {
    private(set) var all: [Element] = []
    private var numbers: [Element: Int] = [:]

    /// The number of an element that the page has.
    func existingNumber(of element: Element) -> Int? { numbers[element] }

    /// The number of an element, which is a new one where the page has not had it yet.
    mutating func number(of element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = all.count
        all.append(element)
        return all.count - 1
    }
}
