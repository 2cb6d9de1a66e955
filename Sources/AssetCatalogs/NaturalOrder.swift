/// A sort key for names in the order that people expect: ignoring case, numbers by value (`onboarding2` before
/// `onboarding10`), and then by UTF-8 bytes.
///
/// It depends only on the name, not on a locale or the file system.
func naturalOrder(of name: String) -> [Int] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var order: [Int] = []
    var rest = Array(name.lowercased().utf8)[...]
    while let byte = rest.first {
        let number = rest.prefix { digits ~= $0 }
        if number.isEmpty {
            order.append(Int(byte))
            rest.removeFirst()
        } else {
            // Numbers sort where digits do; of two numbers, the one with fewer digits is smaller.
            let significant = number.drop { $0 == digits.lowerBound }
            order += [Int(digits.lowerBound), significant.count] + significant.map(Int.init)
            rest = rest[number.endIndex...]
        }
    }
    return order + [-1] + name.utf8.map(Int.init)
}
