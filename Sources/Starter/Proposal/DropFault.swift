import CodeGeneration

/// What is wrong with the names in a dropped group.
struct DropFault: Comparable {
    let isUnwanted: Bool
    /// The rules of the other tokens that would have the same names.
    let rivals: Set<String>
    /// The dropped layer around the group, whose name can tell it from its rivals.
    let layer: String?
    private let reason: GroupDrops.Reason
    /// Whether no more names than tolerated are unusable by themselves.
    private let isUsable: Bool
    /// Whether most names are its own.
    private let isApart: Bool
    private let isSemantic: Bool
    private let count: Int

    init(
        _ drop: GroupDrops.Drop, _ names: [TokenName], _ owners: [Symbol: Set<String>], rule: String, layer: String?,
        isSemantic: Bool
    ) {
        (reason, count, self.layer, self.isSemantic) = (drop.reason, names.count, layer, isSemantic)
        // Names that are equal by this rule would also be equal without it.
        let taken = names.filter { owners[$0.symbol] != [rule] }
        rivals = taken.reduce(into: Set()) { $0.formUnion(owners[$1.symbol] ?? []) }.subtracting([rule])
        let bad = names.count { $0.isPoor || owners[$0.symbol] != [rule] }
        let limit = names.count * drop.tolerance
        // A name that another group has is worse than a repeated word for the type or the layer.
        isUnwanted = bad * 100 > limit || ([.isType, .isLayer].contains(reason) && !taken.isEmpty)
        isUsable = names.count(where: \.isPoor) * 100 <= limit
        isApart = taken.count * 2 <= names.count
    }

    /// Whether only groups that are dropped for the same reason prevent the drop, and can have longer names instead.
    /// `elevation.sm` beside `shadow.sm` needs both words.
    func isOfRivals(among unwanted: [String: DropFault]) -> Bool {
        isUsable && !rivals.isEmpty
            && rivals.allSatisfy { rival in
                guard let rival = unwanted[rival], rival.reason == reason else { return false }
                return isApart || rival.rank < rank
            }
    }

    /// A group that a layer contains can be told from others by the layer's name. The semantic layer has the names
    /// that teams use.
    private var rank: Int { (layer == nil ? 2 : 0) + (isSemantic ? 1 : 0) }

    static func < (left: DropFault, right: DropFault) -> Bool { (left.rank, left.count) < (right.rank, right.count) }
}
