import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// Builds the page of a run.
struct PageBuilder {
    var page = Page()
    let tokens: InspectedTokens
    var drawer: ValueDrawer
    var anchors: PageAnchors
    /// The anchor of each token.
    private(set) var tokenAnchors: [String]
    /// The modes with columns: their indices, names and frames.
    private var modes: [(number: Int, name: String, frame: MustacheFrame)] = []

    init(_ run: AnalyzedTokens, _ fileSystem: any FileSystem) {
        tokens = InspectedTokens(run)
        var anchors = PageAnchors()
        tokenAnchors = tokens.graph.tokens.map { anchors.anchor(for: $0.path, prefix: "t") }
        self.anchors = anchors
        var budget = PageBudget()
        let fonts = PageFonts(run, &budget, fileSystem)
        drawer = ValueDrawer(run, fonts)
        addProblems()
        addModes()
        addChapters()
        addFilters()
        addChecks()
        addLinks()
        let images = PageImages(run.catalogs, &budget, fileSystem)
        addImages(images.images)
        addSummary(
            modeCount: modes.count, imageCount: images.images.count, omissions: fonts.omissions + images.omissions,
            title: ProjectTitle(run.configuration, fileSystem).text)
        addStyle(fonts.fonts)
        var data = PageData(tokens, page, drawer.palette)
        page.model.page[.data] = .text(data.json())
    }

    /// Adds the modes with columns, those for appearances first. The details show all modes.
    private mutating func addModes() {
        let resolution = tokens.resolution
        let appearances = resolution.appearanceModes
        let dark = Set(appearances.filter { $0.appearance.withoutContrast == .dark }.map(\.mode))
        let used = Set(tokens.graph.tokens.indices.flatMap { resolution.modes(of: $0) }).sorted()
        let first = appearances.compactMap { appearance in
            used.first { resolution.modes[$0].name == appearance.mode }
        }.uniqueInOrder
        let shown = (first + used.filter { !first.contains($0) }).prefix(Self.columnLimit)
        modes = shown.enumerated().map { column, number in
            let name = resolution.modes[number].name
            let isDark = dark.contains(name) || name.split(separator: "-").contains { dark.contains(String($0)) }
            let text = Diagnostic.visible(name)
            let frame = page.model.add([
                .name: .text(text), .number: .text(String(column)), .isDark: .flag(isDark),
            ])
            return (number, text, frame)
        }
        page.model.page[.modes] = .frames(modes.map(\.frame))
        page.model.page[.hasModes] = .flag(modes.count > 1)
    }

    // MARK: - Tables

    private mutating func addChapters() {
        // Unusable tokens also have rows, where they would belong.
        let byKind = Dictionary(grouping: tokens.graph.tokens.indices.map { tokens[$0] }, by: ChapterKind.init)
        page.model.page[.chapters] = .frames(
            ChapterKind.allCases.compactMap { kind -> MustacheFrame? in
                guard let members = byKind[kind] else { return nil }
                let groups = SectionGroups.groups(of: members).flatMap { kind.hasRamps ? $0.parts : [$0] }
                let titles = GroupTitles(groups.map(\.title))
                let hasOverview = groups.count >= Self.overviewMinimum
                let tables = groups.flatMap { sections(of: $0, kind, titles, hasOverview: hasOverview) }
                return page.model.add([
                    .title: .text(kind.title), .anchor: .text(kind.rawValue), .count: .text(String(members.count)),
                    .sections: .frames(tables), .hasOverview: .flag(hasOverview),
                ])
            })
        page.model.page[.hasManySections] = .flag(page.sections.count > Self.manySections)
    }

    /// Returns the tables of a group: several if a browser would have to lay out too many rows at once.
    private mutating func sections(
        of group: SectionGroups.Group, _ kind: ChapterKind, _ titles: GroupTitles, hasOverview: Bool
    ) -> [MustacheFrame] {
        let starts = Array(stride(from: 0, to: group.tokens.count, by: Self.rowLimit))
        return starts.enumerated().map { index, start in
            let members = group.tokens[start..<min(start + Self.rowLimit, group.tokens.count)]
            let anchor = anchors.anchor(for: "\(kind.rawValue) \(group.title) \(index)", prefix: "g")
            let path = Diagnostic.visible(group.path)
            let rows = page.rows.count..<page.rows.count + members.count
            let table = table(of: members, inGroup: group.path, isRamp: group.isRamp, hasStrips: hasOverview)
            let section = PageSection(anchor: anchor, path: path, title: Diagnostic.visible(group.title), rows: rows)
            page.sections.append(section)
            let height = group.isRamp ? Self.rampHeight : 96 + members.count * kind.rowHeight
            let heightClass = drawer.number(of: "contain-intrinsic-size:auto \(height)px")
            let part = starts.count > 1 ? "\(index + 1) of \(starts.count)" : ""
            return page.model.add(
                [
                    .anchor: .text(anchor), .path: .text(section.name), .part: .text(part),
                    .name: .text(titles.short(section.name)), .count: .text(String(members.count)),
                    .nameParts: severalParts(of: titles.short(section.name)),
                    .heightClass: .text(heightClass.map(String.init) ?? ""),
                ], table)
        }
    }

    /// Returns the rows of a table and the modes with columns; none if the tokens are the same in all.
    private mutating func table(
        of members: ArraySlice<InspectedToken>, inGroup path: String, isRamp: Bool, hasStrips: Bool
    ) -> PageObject {
        let own = Set(members.flatMap { tokens.resolution.modes(of: $0.number) })
        let differs = members.contains { token in
            token.values.contains { value in
                !value.value.isSame(as: token.value.value) || value.target?.number != token.value.target?.number
            }
        }
        let columns = differs ? modes.indices.filter { own.contains(modes[$0].number) } : []
        let hiddenCount = differs ? own.count - columns.count : 0
        let cells = members.map { self.cells(of: $0, columns) }
        let isSpecimens = members.allSatisfy { $0.type == .typography && !$0.isLeftOut }
        // The bars of a table share one scale: points, unless the longest needs more room.
        let lengths = cells.joined().compactMap { if case .bar(let length) = $0.drawing { length } else { nil } }
        let longest = max(lengths.max() ?? 0, Drawing.longestBar)
        let drawn = cells.map { $0.map { cell($0, isNamed: isRamp || isSpecimens, isRamp: isRamp, longest) } }
        let rows = zip(members, zip(cells, drawn)).map { row($0, inGroup: path, $1.0, $1.1) }
        let summed = hasStrips ? zip(members, cells).filter { !$0.0.isLeftOut }.map(\.1) : []
        return [
            .rows: .frames(rows), .modes: .frames(columns.map { modes[$0].frame }),
            .isRamp: .flag(isRamp), .isSpecimens: .flag(isSpecimens),
            .strips: strips(of: summed), .extent: .text(extent(of: summed) ?? ""),
            .drawing: .text(Self.bars(of: summed) ?? ""),
            .hasModes: .flag(!columns.isEmpty),
            .hasTargets: .flag(cells.joined().contains { $0.value.target != nil }),
            .hiddenModes: .text(hiddenCount == 0 ? "" : String(hiddenCount)),
        ]
    }

    private mutating func row(
        _ token: InspectedToken, inGroup path: String, _ cells: [PageCell], _ drawn: [MustacheFrame]
    ) -> MustacheFrame {
        let isNamedByPath = path.isEmpty || token.path == path
        let name = isNamedByPath ? token.path : String(token.path.dropFirst(path.count + 1))
        let states = PageState.all(of: token)
        let symbol = token.reference ?? ""
        page.rows.append(
            PageRow(token: token.number, isNamedByPath: isNamedByPath, symbol: symbol, states: states))
        return page.model.add([
            .anchor: .text(tokenAnchors[token.number]), .name: .text(Diagnostic.visible(name)), .symbol: .text(symbol),
            .nameParts: severalParts(of: name), .symbolParts: severalParts(of: symbol), .cells: .frames(drawn),
            .targets: targets(of: cells),
            .description: .text(Self.line(of: token.description ?? "")),
            // The cells show differences.
            .marks: page.model.texts(states.filter { $0 != .differs }.map(\.rawValue)),
        ])
    }

    private mutating func cells(of token: InspectedToken, _ columns: [Int]) -> [PageCell] {
        let shown = (columns.isEmpty ? [nil] : columns.map(Optional.some)).map { column in
            (mode: column, value: token.value(inMode: column.map { modes[$0].number } ?? 0))
        }
        return shown.enumerated().map { number, cell in
            let isFirst = number == 0
            let value = cell.value
            guard !token.isLeftOut else {
                return PageCell(mode: cell.mode, value: value, note: isFirst ? token.lossText : "")
            }
            var note = ""
            if let color = value.color, color.space != .srgb { note = "outside sRGB" }
            if token.type == .typography, !drawer.hasFont(of: value.value) { note = "in a substitute font" }
            if isFirst, let code = token.configuredCode { note = "in code: \(Diagnostic.visible(code))" }
            return PageCell(
                mode: cell.mode, value: value, isSame: !isFirst && value.value.isSame(as: shown[0].value.value),
                drawing: drawer.drawing(of: value.value, at: token.path), text: Diagnostic.visible(value.shownText),
                note: note)
        }
    }

    /// Returns the targets of a row, each once, with its modes unless it applies to all shown ones.
    private mutating func targets(of cells: [PageCell]) -> MustacheValue {
        let targets = cells.compactMap(\.value.target?.number).uniqueInOrder.map { number -> PageObject in
            let own = cells.filter { $0.value.target?.number == number }.compactMap(\.mode)
            let columns = own.count == cells.count ? [] : own
            return [
                .modeNames: .text(columns.map { modes[$0].name }.joined(separator: ", ")),
                .modeClasses: .text((columns.isEmpty ? [] : ["in"] + columns.map { "in\($0)" }).joined(separator: " ")),
                .pathParts: page.model.texts(Self.parts(of: tokens[number].path)), .anchor: .text(tokenAnchors[number]),
            ]
        }
        return page.model.list(targets)
    }

    /// Returns a text of several lines as one.
    private static func line(of text: String) -> String {
        Diagnostic.visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// Returns the parts of a path, after each of which a line can break.
    private static func parts(of path: String) -> [String] {
        let parts = path.split(separator: ".", maxSplits: Page.partLimit - 1, omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            Diagnostic.visible(String(part)) + (index < parts.count - 1 ? "." : "")
        }
    }

    /// Returns the same; none for a path of one part, or one with a dot in front.
    private mutating func severalParts(of path: String) -> MustacheValue {
        path.utf8.dropFirst().contains(UInt8(ascii: ".")) ? page.model.texts(Self.parts(of: path)) : .frames([])
    }

    /// Returns the model of a cell. Where cells are not below the name of their mode, each has it.
    private mutating func cell(
        _ cell: PageCell, isNamed: Bool, isRamp: Bool, _ longestBar: Double
    ) -> MustacheFrame {
        let drawing = cell.drawing.names(longestBar: longestBar)
        guard isNamed else { return page.model.add(cell.names, drawing, as: .cell) }
        let name = cell.mode.map { modes[$0].name } ?? ""
        let contrasts = isRamp ? cell.value.color.map(Self.contrasts) ?? [] : []
        return page.model.add(
            cell.names, [.modeName: .text(name), .contrasts: page.model.list(contrasts)], drawing, as: .cell)
    }

    /// The number of columns that fit a window.
    private static let columnLimit = 4
    /// The number of tables from which a chapter begins with an overview.
    private static let overviewMinimum = 4
    /// The number of tables from which the contents show those of one chapter at a time.
    private static let manySections = 30
    /// The approximate height of a ramp in points.
    private static let rampHeight = 240
    /// The number of rows that a browser lays out without delay.
    private static let rowLimit = 100
}

/// The value of a cell.
struct PageCell {
    /// The index of the mode in the page; `nil` in a table without modes.
    var mode: Int?
    var value: InspectedValue
    /// Whether the value is the same as in the first mode.
    var isSame = false
    var drawing = Drawing.nothing
    var text = ""
    /// A note about the drawing: `outside sRGB`.
    var note = ""

    /// The model of the cell, without the drawing.
    var names: PageObject {
        [
            .modeNumber: .text(mode.map(String.init) ?? ""), .isSame: .flag(isSame), .text: .text(text),
            .note: .text(note),
        ]
    }
}

extension InspectedValue {
    /// The value as text; for colors, the nearest one in sRGB.
    var shownText: String { color?.text ?? briefText + writtenWords }
}

extension InspectedToken {
    /// The reason that the token is unusable.
    fileprivate var lossText: String {
        Diagnostic.visible(losses.first?.message ?? "its reference is unusable")
    }
}
