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
        var anchors = PageAnchors(count: tokens.count)
        tokenAnchors = tokens.graph.tokens.map { anchors.anchor(for: $0.path, prefix: "t") }
        self.anchors = anchors
        page.model.rows = PageRows(tokens.graph.tokens, anchors: tokenAnchors)
        var budget = PageBudget()
        let fonts = PageFonts(run, &budget, fileSystem)
        drawer = ValueDrawer(run, fonts)
        addProblems()
        addModes()
        addChapters()
        var data = PageData(tokens, page)
        addFilters(data.kinds.all)
        addChecks()
        addLinks()
        let images = PageImages(run.catalogs, &budget, fileSystem)
        addImages(images.images)
        addSummary(
            modeCount: modes.count, imageCount: images.images.count, omissions: fonts.omissions + images.omissions,
            title: ProjectTitle(run.configuration, fileSystem).text)
        addStyle(fonts.fonts)
        page.model.rows.motions = drawer.motions
        page.model.page[.data] = .text(data.json(drawer.palette))
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
        page.model.rows.modeNames = modes.map(\.name)
        page.model.rows.cells.reserveCapacity(tokens.count * modes.count)
        page.model.rows.values.reserveCapacity(tokens.count * modes.count)
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
            let table = table(of: members, inGroup: group.path, isRamp: group.isRamp, hasStrips: hasOverview)
            let rows = page.rows.count - members.count..<page.rows.count
            let section = PageSection(anchor: anchor, path: path, title: Diagnostic.visible(group.title), rows: rows)
            page.sections.append(section)
            let height = group.isRamp ? Self.rampHeight : 96 + members.count * kind.rowHeight
            let heightClass = drawer.number(of: "contain-intrinsic-size:auto \(height)px")
            let part = starts.count > 1 ? "\(index + 1) of \(starts.count)" : ""
            let title = DottedText(titles.short(section.name))
            return page.model.add(
                [
                    .anchor: .text(anchor), .path: .text(section.name), .part: .text(part),
                    .name: .text(titles.short(section.name)), .count: .text(String(members.count)),
                    .nameParts: page.model.texts(title.parts), .nameEnd: .text(title.end),
                    .heightClass: .text(heightClass.map(String.init) ?? ""),
                ], table)
        }
    }

    /// Adds the rows of a table. Returns them and the modes with columns; no modes if all tokens are the same in each.
    private mutating func table(
        of members: ArraySlice<InspectedToken>, inGroup path: String, isRamp: Bool, hasStrips: Bool
    ) -> PageObject {
        let read = members.map(ReadToken.init)
        let hasDifferences = read.contains { $0.differs || $0.refersDifferently }
        let own = hasDifferences ? Set(read.lazy.flatMap(\.values).filter { !$0.isOnly }.map(\.mode)) : []
        let columns = modes.indices.filter { own.contains(modes[$0].number) }
        let hiddenCount = own.count - columns.count
        let isSpecimens = members.allSatisfy { $0.type == .typography && !$0.isLeftOut }
        let start = page.model.rows.all.count
        for (index, token) in read.enumerated() {
            addRow(token, inGroup: path, columns, isRamp: isRamp, isNamed: isSpecimens || isRamp && index == 0)
        }
        let rows = start..<page.model.rows.all.count
        // The cells of each row in the overview.
        let summed = hasStrips ? zip(read, rows).filter { !$0.0.token.isLeftOut }.map { page.rows[$0.1].cells } : []
        let (strips, extent, bars) = (strips(of: summed), extent(of: summed), bars(of: summed))
        drawBars(of: rows)
        return [
            .rows: PageRows.list(rows), .modes: .frames(columns.map { modes[$0].frame }),
            .isRamp: .flag(isRamp), .isSpecimens: .flag(isSpecimens),
            .strips: strips, .extent: .text(extent ?? ""), .drawing: .text(bars ?? ""),
            .hasModes: .flag(!columns.isEmpty),
            .hasTargets: .flag(rows.contains { !page.rows[$0].targets.isEmpty }),
            .hiddenModes: .text(hiddenCount == 0 ? "" : String(hiddenCount)),
        ]
    }

    /// Draws the lengths of a table to a common scale: points, unless the longest one needs more room.
    private mutating func drawBars(of rows: Range<Int>) {
        let places = rows.flatMap { page.rows[$0].cells }
        let lengths = places.compactMap { page.model.rows.cells[$0].drawing.length }
        let longest = max(lengths.max() ?? 0, Drawing.longestBar)
        for place in places {
            guard let length = page.model.rows.cells[place].drawing.length else { continue }
            page.model.rows.cells[place].drawing = drawer.bar(of: length, longest: longest)
        }
    }

    private mutating func addRow(
        _ read: ReadToken, inGroup path: String, _ columns: [Int], isRamp: Bool, isNamed: Bool
    ) {
        let token = read.token
        let isNamedByPath = path.isEmpty || token.path == path
        let name = isNamedByPath ? token.path : String(token.path.utf8.dropFirst(path.utf8.count + 1)) ?? token.path
        let shown = columns.isEmpty ? [read.value(inMode: 0)] : columns.map { read.value(inMode: modes[$0].number) }
        let start = page.model.rows.cells.count
        for (place, value) in shown.enumerated() {
            var cell = cell(of: token, value, isFirst: place == 0)
            cell.mode = columns.isEmpty ? nil : columns[place]
            cell.isSame = place > 0 && !token.isLeftOut && value.value.isSame(as: shown[0].value)
            (cell.isInRamp, cell.isNamed) = (isRamp, isNamed)
            page.model.rows.cells.append(cell)
        }
        let cells = start..<page.model.rows.cells.count
        let values = addValues(of: read, shown, cells)
        page.model.rows.all.append(
            PageRow(
                token: token.number, name: Diagnostic.visible(name), isNamedByPath: isNamedByPath,
                symbol: token.reference ?? "", description: Self.line(of: token.description ?? ""),
                states: PageState.all(of: token, differs: read.differs), values: values, cells: cells,
                targets: addTargets(of: shown, columns), firstTarget: read.first.target))
    }

    private mutating func cell(of token: InspectedToken, _ read: ReadValue, isFirst: Bool) -> PageCell {
        guard !token.isLeftOut else { return PageCell(note: isFirst ? token.lossText : "") }
        var cell = PageCell(drawing: drawer.drawing(of: read.value, at: token.path), text: read.text)
        if case .color(let color) = read.value, color.space != .srgb { cell.note = "outside sRGB" }
        if token.type == .typography, !drawer.hasFont(of: read.value) { cell.note = "in a substitute font" }
        if isFirst, let code = token.configuredCode { cell.note = "in code: \(Diagnostic.visible(code))" }
        return cell
    }

    /// Adds the values of a token for the details. Colors have the numbers of the cells that show them.
    private mutating func addValues(of read: ReadToken, _ shown: [ReadValue], _ cells: Range<Int>) -> Range<Int> {
        let start = page.model.rows.values.count
        for value in read.values {
            var content = PageValue.Content.text(read.token.isLeftOut ? "" : value.text)
            let place = shown.firstIndex { $0.mode == value.mode }
            if let place, let color = page.model.rows.cells[cells.lowerBound + place].drawing.color {
                content = .swatch(color)
            } else if case .color(let color) = value.value, !read.token.isLeftOut {
                content = .color(page.model.rows.hiddenColors.count)
                page.model.rows.hiddenColors.append(color)
            }
            page.model.rows.values.append(
                PageValue(
                    mode: value.isOnly ? nil : Int32(value.mode), content: content,
                    target: value.target.map { Int32($0) }))
        }
        return start..<page.model.rows.values.count
    }

    /// Adds the targets of a row without duplicates, with their modes unless these are all that are shown.
    private mutating func addTargets(of shown: [ReadValue], _ columns: [Int]) -> Range<Int> {
        let start = page.model.rows.targets.count
        for (place, value) in shown.enumerated() {
            guard let target = value.target, !shown[..<place].contains(where: { $0.target == target }) else { continue }
            let isEverywhere = shown.allSatisfy { $0.target == target }
            let own = isEverywhere ? [] : columns.indices.filter { shown[$0].target == target }.map { columns[$0] }
            page.model.rows.targets.append(PageTarget(token: target, columns: own))
        }
        return start..<page.model.rows.targets.count
    }

    /// Returns a text of several lines as one line.
    private static func line(of text: String) -> String {
        text.isEmpty ? "" : Diagnostic.visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
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

/// A token with its values, which are computed once for the whole page.
private struct ReadToken {
    let token: InspectedToken
    /// The values in the modes that it depends on.
    let values: [ReadValue]
    /// The value in the first combination of modes.
    let first: ReadValue

    init(_ token: InspectedToken) {
        self.token = token
        let modes = token.all.modes(of: token.number)
        values = modes.isEmpty ? [ReadValue(token, inMode: 0)] : modes.map { ReadValue(token, inMode: $0) }
        first = values.first { $0.mode == 0 } ?? ReadValue(token, inMode: 0)
    }

    /// Whether its values differ between modes.
    var differs: Bool { values.contains { !$0.value.isSame(as: first.value) } }
    /// Whether it refers to other tokens in other modes.
    var refersDifferently: Bool { values.contains { $0.target != first.target } }

    func value(inMode mode: Int) -> ReadValue {
        if mode == 0 { return first }
        return values.first { $0.mode == mode } ?? ReadValue(token, inMode: mode)
    }
}

private struct ReadValue {
    /// The index of the combination of modes.
    let mode: Int
    /// Whether the token is the same in all.
    let isOnly: Bool
    let value: TokenValue
    /// The graph index of the token that it refers to.
    let target: Int?
    /// The value as readable text.
    let text: String

    init(_ token: InspectedToken, inMode mode: Int) {
        self.mode = mode
        isOnly = token.all.modes(of: token.number).isEmpty
        value = token.all.modes[mode].value(of: token.number)
        target = token.all.references.trace(of: token.number, inMode: mode).target
        // The text of a color outside sRGB is that of the nearest one in sRGB.
        if case .color(let color) = value {
            text = color.text
        } else {
            let inspected = token.value(inMode: mode)
            text = Diagnostic.visible(inspected.briefText + inspected.writtenWords)
        }
    }
}

extension Drawing {
    fileprivate var length: Double? { if case .length(let length) = self { length } else { nil } }
}

extension InspectedToken {
    /// The reason that the token is unusable.
    fileprivate var lossText: String {
        Diagnostic.visible(losses.first?.message ?? "its reference is unusable")
    }
}
