/// The anchor of each token: the first token on its chain of references that can be referred to, or the last one.
struct Anchors: Sendable {
    struct Anchor {
        var token: Int32 = -1
        var canBeReferredTo = false
        /// Whether a token on the way to the anchor has an opacity of its own.
        var isComposed = false
    }

    private var anchors: [Anchor]
    /// The code that the configuration gives for tokens. A dictionary is fast here, because most tokens have none.
    let code: [Int: String]

    /// Follows each chain once. A token is its own anchor if it can be referred to or if the configuration gives its
    /// expression; otherwise it has the anchor of its target.
    /// else that of its target.
    init(
        count: Int, code: [Int: String] = [:], canRefer: (Int) -> Bool, target: (Int) -> Int?,
        setsOpacity: (Int) -> Bool
    ) {
        self.code = code
        anchors = Array(repeating: Anchor(), count: count)
        var chain: [Int] = []
        for token in anchors.indices where anchors[token].token < 0 {
            var current = token
            var canBeReferredTo = canRefer(current)
            while !canBeReferredTo, code[current] == nil, anchors[current].token < 0, let next = target(current) {
                chain.append(current)
                current = next
                canBeReferredTo = canRefer(current)
            }
            if anchors[current].token < 0 {
                anchors[current] = Anchor(token: Int32(current), canBeReferredTo: canBeReferredTo)
            }
            var anchor = anchors[current]
            while let link = chain.popLast() {
                anchor.isComposed = anchor.isComposed || setsOpacity(link)
                anchors[link] = anchor
            }
        }
    }

    subscript(token: Int) -> Anchor { anchors[token] }
}
