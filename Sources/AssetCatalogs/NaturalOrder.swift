/// A name's place among others as people expect it, for a lexicographic comparison: without regard to case, numbers by
/// their value (`onboarding2` before `onboarding10`), and for names that are equal in that, by their UTF-8 bytes.
///
/// It depends on nothing but the name: no locale, no order of the file system.
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
            // Numbers stand where digits stand among the bytes; of two, the one with fewer digits is smaller.
            let significant = number.drop { $0 == digits.lowerBound }
            order += [Int(digits.lowerBound), significant.count] + significant.map(Int.init)
            rest = rest[number.endIndex...]
        }
    }
    return order + [-1] + name.utf8.map(Int.init)
}
