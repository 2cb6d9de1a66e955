import Diagnostics
import LocatedJSON

/// Reads colors defined by appearance as a collection whose modes are the appearances.
package struct ColorSetReader {
    /// The appearances that are modes, the one of the default mode first.
    private let appearances: [Appearance]
    private var reading: TokenReading
    private var modes: [ReadMode]
    private var groups: TokenGroups

    /// Reads colors, each from its own file.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - place: What contains them all, such as a catalog, as an empty document.
    ///   - collection: The name of the collection.
    /// - Returns: The tokens. The files of the reading are the place, then those of the colors.
    package static func read(_ colors: [AppearanceColors], of place: JSONDocument, collection: String) -> TokenReading {
        var reader = ColorSetReader(colors, place)
        for color in colors { reader.groups.add(around: color.names, place.root) }
        for (index, color) in colors.enumerated() { reader.add(color, document: index + 1) }
        return reader.finished(collection)
    }

    private init(_ colors: [AppearanceColors], _ place: JSONDocument) {
        appearances = Self.appearances(in: colors)
        reading = TokenReading(files: [place] + colors.map(\.file), format: .assetCatalog)
        modes = appearances.map { ReadMode(name: $0.modeName) }
        groups = TokenGroups([TokenGroup(names: [], path: "", nameNode: place.root)])
    }

    /// If increased contrast changes any color, all four appearances are modes, because the color that replaces a
    /// missing one differs from color to color.
    private static func appearances(in colors: [AppearanceColors]) -> [Appearance] {
        let stated = Set(colors.lazy.flatMap(\.statements.keys))
        if stated.contains(where: \.hasContrast) { return Appearance.allCases }
        return stated.contains(.dark) ? [.light, .dark] : [.light]
    }

    private mutating func add(_ color: AppearanceColors, document: Int) {
        let path = color.names.joined(separator: ".")
        // A color with the name of a folder beside it is the root token of that folder's group.
        let group = groups[path]
        let outer = color.names.dropLast().joined(separator: ".")
        let name = group == nil ? color.names.last ?? "" : .rootTokenName
        let tokenPath = group == nil ? path : path.appendingName(name)
        let values = values(of: color, path: tokenPath)
        for (index, appearance) in appearances.enumerated() {
            let value = (appearance.standIns + Appearance.allCases).lazy.compactMap { values?[$0] }.first
            modes[index].tokens.append(
                Token(
                    name: name, path: tokenPath, group: group ?? groups[outer] ?? 0, statedType: .color,
                    value: value?.value ?? .unusable, annotations: nil, document: document,
                    nameNode: color.file.root, valueNode: value?.node ?? color.file.root))
        }
        if values != nil { reading.tokenCounts[0] += 1 }
    }

    private consuming func finished(_ collection: String) -> TokenReading {
        for index in modes.indices { modes[index].groups = groups.all }
        let axis = ModeAxis(name: collection, contexts: appearances.map(\.modeName), isOfFiles: true)
        reading.collections = [
            ReadCollection(name: collection, axes: modes.count > 1 ? [axis] : [], modes: modes)
        ]
        return reading
    }
}

// MARK: - Values

extension ColorSetReader {
    /// A value and its place.
    private typealias PlacedValue = (value: TokenValue, node: JSONNode)

    /// The value of each appearance that is defined, or `nil` for a color that cannot be used.
    private mutating func values(of color: AppearanceColors, path: String) -> [Appearance: PlacedValue]? {
        var values: [Appearance: PlacedValue] = [:]
        for appearance in Appearance.allCases {
            guard let (statement, node) = color.statements[appearance] else { continue }
            switch statement {
            case .color(let value): values[appearance] = (.color(draw(value, at: node, in: color.file)), node)
            // Without this appearance, the rest would be another color: define none.
            case .system: return [.light: (.uninterpreted, node)]
            case .unknownSpace(let name):
                reportUnknownSpace(name, path, at: node, in: color.file)
                return nil
            }
        }
        if values[.light] == nil { reportMissingLight(path, color) }
        return values
    }

    private mutating func draw(_ color: Color, at node: JSONNode, in file: JSONDocument) -> ColorValue {
        let (value, isMapped) = color.drawn()
        if isMapped {
            let problem = ColorSpecification.Problem.gamut(color, value)
            reading.diagnostics.append(problem.diagnostic(at: file.location(of: node), loss: .detail))
        }
        return value
    }

    private mutating func reportUnknownSpace(_ name: String, _ path: String, at node: JSONNode, in file: JSONDocument) {
        let space = file.value(of: "color-space", in: node) ?? node
        reading.diagnostics.add(
            .error, .unknownColorSpace, "unknown color space '\(name)' in an asset catalog",
            at: file.location(of: space),
            advice: "choose a different one in Xcode, such as sRGB or Display P3; until then, '\(path)' is skipped",
            loss: .token(path))
    }

    private mutating func reportMissingLight(_ path: String, _ color: AppearanceColors) {
        guard let taken = Appearance.allCases.first(where: { color.statements[$0] != nil }) else { return }
        reading.diagnostics.add(
            .warning, .emptyColorSlot,
            "'\(path)' has no color for Any Appearance; the one for \(taken.modeName) is used for all",
            at: color.file.location(of: color.statements[taken]?.node ?? color.file.root),
            advice: "choose a color for Any Appearance in Xcode", loss: .detail)
    }
}
