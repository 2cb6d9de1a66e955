import LocatedJSON

/// Divides modifiers into parts that cannot change the same tokens, so that the tokens are read once for a choice in
/// each part instead of once for each choice.
struct IndependentModifiers {
    /// The axes of each part, in order.
    private(set) var parts: [[Int]] = []
    private var partOfAxis: [Int] = []

    /// The axes that define a token at a path, or a property of everything inside it.
    private var owners: [String: Int] = [:]
    /// The axes that define something inside a path.
    private var inner: [String: [Int]] = [:]
    private var joined: DisjointSets
    /// Whether groups refer to others, so that any modifier may change any token.
    private var isOne: Bool

    /// Finds the parts.
    ///
    /// - Parameters:
    ///   - axes: The overlays of all contexts of each axis.
    ///   - others: All other overlays.
    ///   - sources: The files.
    init(_ axes: [[TokenOverlay]], besides others: [TokenOverlay], of sources: [JSONDocument]) {
        joined = DisjointSets(count: axes.count)
        isOne = false
        for (axis, overlays) in axes.enumerated() {
            for overlay in overlays { walk(overlay, of: axis, in: sources[overlay.source]) }
        }
        for overlay in others { walk(overlay, of: nil, in: sources[overlay.source]) }
        joinOwners()
        if isOne { for axis in axes.indices { joined.join(axis, 0) } }
        (parts, partOfAxis) = (joined.members, joined.numbers)
    }

    /// The part whose modifiers can change the token at a path, or `nil` if no modifier can.
    func part(of path: String) -> Int? {
        if isOne { return parts.isEmpty ? nil : 0 }
        let axis = inner[path]?.first ?? path.pathsAround.lazy.compactMap { owners[String($0)] }.first
        return axis.map { partOfAxis[$0] }
    }

    func part(ofAxis axis: Int) -> Int { partOfAxis[axis] }

    /// Enters the contents of an overlay. An overlay that no axis chooses may define a token where axes have groups.
    private mutating func walk(_ overlay: TokenOverlay, of axis: Int?, in source: JSONDocument) {
        var rest = [(node: overlay.node, path: "")]
        while let (node, path) = rest.popLast(), !isOne {
            let isGroup = enter(node, path, of: axis, in: source, hiding: path.isEmpty ? overlay.hiddenNames : [])
            guard isGroup else { continue }
            for member in source.members(of: node) {
                if source.string(member.key, startsWith: "$"), !source.string(member.key, equals: "$root") { continue }
                rest.append((member.value, path.appendingName(source.string(member.key))))
            }
        }
    }

    /// Enters a token or group, and returns whether it is a group to descend into.
    private mutating func enter(
        _ node: JSONNode, _ path: String, of axis: Int?, in source: JSONDocument, hiding names: Set<String>
    ) -> Bool {
        let isObject = source.kind(of: node) == .object
        let properties = isObject ? ObjectProperties(of: node, in: source) : nil
        if properties?.groupReference != nil, !names.contains("$ref") { isOne = true }
        let isToken = properties?.isToken ?? true
        guard let axis else {
            if isToken { for other in inner[path] ?? [] { join(other, to: inner[path]?.first) } }
            return !isToken
        }
        // Properties of a group apply to all tokens in it, whoever defines them.
        if isToken || properties?.type != nil || properties?.deprecated != nil {
            if path.isEmpty { isOne = true }
            join(axis, to: owners.updateValue(axis, forKey: path))
        }
        if !isToken, inner[path]?.last != axis { inner[path, default: []].append(axis) }
        return !isToken && path.utf8.count <= DTCGReader.pathLimit
    }

    /// Joins the axes that define something inside what others define.
    private mutating func joinOwners() {
        for (path, axis) in owners where !isOne {
            for other in inner[path] ?? [] { join(axis, to: other) }
            for outer in path.pathsAround { join(axis, to: owners[String(outer)]) }
        }
    }

    private mutating func join(_ axis: Int, to other: Int?) {
        guard let other else { return }
        joined.join(axis, other)
    }
}
