/// The table `fvar` of a variable font: its axes and named instances.
struct VariationTable {
    private struct Axis {
        var tag: String
        var usual: Double
    }

    private struct Instance {
        /// The name ID of the style.
        var style: Int
        /// The name ID of the PostScript name, if the font specifies it.
        var postScriptName: Int?
        /// The position on each axis.
        var coordinates: [Double]
    }

    private var axes: [Axis] = []
    private var instances: [Instance] = []

    /// Reads a table, or returns `nil` if it is incomplete.
    init?(_ table: FontTable) {
        guard let start = table.unsigned16(at: 4), let axisCount = table.unsigned16(at: 8),
            let axisSize = table.unsigned16(at: 10), let instanceCount = table.unsigned16(at: 12),
            let instanceSize = table.unsigned16(at: 14), 1...Self.axisLimit ~= axisCount, axisSize >= 20,
            instanceCount <= Self.instanceLimit
        else { return nil }
        for place in (0..<axisCount).map({ start + $0 * axisSize }) {
            guard let tag = table.tag(at: place), let usual = table.fixed(at: place + 8) else { return nil }
            axes.append(Axis(tag: tag, usual: usual))
        }
        let hasNames = instanceSize >= 6 + 4 * axisCount
        for place in (0..<instanceCount).map({ start + axisCount * axisSize + $0 * instanceSize }) {
            let coordinates = (0..<axisCount).compactMap { table.fixed(at: place + 4 + 4 * $0) }
            let name = hasNames ? table.unsigned16(at: place + 4 + 4 * axisCount) : nil
            guard let style = table.unsigned16(at: place), coordinates.count == axisCount else { return nil }
            instances.append(
                Instance(style: style, postScriptName: name == 0xFFFF ? nil : name, coordinates: coordinates))
        }
    }

    /// The named instances of a font, and the font itself if it equals none of them.
    func faces(of face: FontFace, _ names: NameTable) -> [FontFace] {
        let defaults = axes.map(\.usual)
        let named = instances.compactMap { instance -> FontFace? in
            let isDefault = instance.coordinates == defaults
            guard let name = isDefault ? face.postScriptName : name(of: instance, in: face, names) else { return nil }
            return self.face(name, at: instance.coordinates, in: face)
        }
        return instances.contains { $0.coordinates == defaults } ? named : [face] + named
    }

    /// The name of an instance in Core Text: the specified one, or else the font's own name with the style, as in
    /// `Inter-Italic_SemiBold-Italic`.
    private func name(of instance: Instance, in face: FontFace, _ names: NameTable) -> String? {
        if let stated = instance.postScriptName.flatMap(names.text), !stated.isEmpty { return stated }
        guard let style = names.text(instance.style), !style.isEmpty else { return nil }
        return "\(face.postScriptName)_\(style.split(separator: " ").joined(separator: "-"))"
    }

    private func face(_ name: String, at coordinates: [Double], in face: FontFace) -> FontFace {
        var instance = face
        instance.postScriptName = name
        for (axis, value) in zip(axes, coordinates) {
            switch axis.tag {
            case "wght": instance.weight = value
            case "ital": instance.isItalic = value >= 0.5
            // A negative angle slants letters to the right.
            case "slnt": instance.isItalic = instance.isItalic || value < 0
            default: instance.isPlain = instance.isPlain && value == axis.usual
            }
        }
        return instance
    }

    /// The maximum number of axes; fonts have a handful, and some dozens of instances.
    private static let axisLimit = 64
    private static let instanceLimit = 1_024
}
