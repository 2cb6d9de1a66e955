/// The unique elements of a page, such as its colors, by index.
struct Numbered<Element: Hashable & Sendable>: Sendable {
    private(set) var all: [Element] = []
    private var numbers: [Element: Int] = [:]

    /// Returns the index of an existing element.
    func existingNumber(of element: Element) -> Int? { numbers[element] }

    /// Returns the index of an element, adding it if needed.
    mutating func number(of element: Element) -> Int {
        let next = all.count
        // Find or add it with a single lookup.
        let number = { (number: inout Int) in number }(&numbers[element, default: next])
        if number == next { all.append(element) }
        return number
    }

    /// Reserves space for a number of elements.
    mutating func reserveCapacity(_ count: Int) {
        all.reserveCapacity(count)
        numbers.reserveCapacity(count)
    }
}
