/// The unique elements of a page, such as its colors, by index.
struct Numbered<Element: Hashable & Sendable>: Sendable {
    private(set) var all: [Element] = []
    private var numbers: [Element: Int] = [:]

    /// Returns the index of an existing element.
    func existingNumber(of element: Element) -> Int? { numbers[element] }

    /// Returns the index of an element, adding it if needed.
    mutating func number(of element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = all.count
        all.append(element)
        return all.count - 1
    }
}
