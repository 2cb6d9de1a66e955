import LocatedJSON

extension ChannelScale {
    /// The scale in a file for colors that prove none, such as white: the one that all other colors prove; else fractions
    /// if the file has a sign of Figma, and bytes if it has none.
    init(of file: JSONDocument) {
        self = .bytes
        // Nearly every file has no such color.
        guard file.holdsString(equalTo: "r") else { return }
        var proven: Set<ChannelScale> = []
        var isOfFigma = false
        var rest = [file.root]
        while let node = rest.popLast() {
            if let scale = file.channels(of: node).flatMap(ChannelScale.init) { proven.insert(scale) }
            for member in file.members(of: node) {
                isOfFigma = isOfFigma || file.isOfFigma(member)
                rest.append(member.value)
            }
            rest += file.elements(of: node)
        }
        if proven == [.fractions] || proven != [.bytes] && isOfFigma { self = .fractions }
    }
}

extension JSONDocument {
    /// The scale of a color as an object: the one that its channels prove, or else another.
    func channelScale(of node: JSONNode, otherwise other: ChannelScale) -> ChannelScale {
        channels(of: node).flatMap(ChannelScale.init) ?? other
    }

    /// The channels of a color as an object, `{ "r": 146, "g": 153, "b": 162 }`, if they are numbers.
    fileprivate func channels(of node: JSONNode) -> [Double]? {
        guard let red = value(of: "r", in: node).flatMap(numberValue),
            let green = value(of: "g", in: node).flatMap(numberValue),
            let blue = value(of: "b", in: node).flatMap(numberValue)
        else { return nil }
        return [red, green, blue]
    }

    /// Whether a member is one of a variable that a plugin of Figma writes.
    fileprivate func isOfFigma(_ member: JSONMember) -> Bool {
        if string(member.value, equals: "COLOR") { return true }
        if kind(of: member.value) == .array { return string(member.key, equals: "scopes") }
        return [member.key, member.value].contains { node in
            kind(of: node) == .string && withBytes(of: node) { $0.starts(with: "VariableCollectionId:".utf8) }
        }
    }
}
