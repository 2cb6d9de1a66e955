/// The combinations of modes that each token depends on. Few lists differ, so that each is made once.
struct TokenModes: Sendable {
    /// The numbers of combinations; the first list is empty, for tokens that depend on no mode.
    private var lists: [[Int]] = [[]]
    /// The list of each token.
    private let numbers: [Int32]

    /// - Parameters:
    ///   - combinations: All combinations of modes.
    ///   - reach: The bundles of axes that each token depends on, including those of tokens of equal value.
    ///   - stated: The bundles that each token depends on by definition.
    init(_ combinations: [ModeCombination], reach: [AxisSet], stated: [AxisSet]) {
        var known: [[AxisSet]: Int32] = [:]
        var lists = lists
        var last = (reach: AxisSet(0), stated: AxisSet(0), number: Int32(0))
        numbers = zip(reach, stated).map { reach, stated in
            if reach == 0 { return 0 }
            // Tokens side by side mostly depend on the same.
            if last.reach == reach, last.stated == stated { return last.number }
            let number = known[[reach, stated]] ?? Int32(lists.count)
            if number == lists.count {
                known[[reach, stated]] = number
                lists.append(combinations.indices.filter { combinations[$0].lists(reach: reach, stated: stated) })
            }
            last = (reach, stated, number)
            return number
        }
        self.lists = lists
    }

    func isConstant(_ token: Int) -> Bool { numbers[token] == 0 }

    subscript(token: Int) -> [Int] { lists[Int(numbers[token])] }
}
