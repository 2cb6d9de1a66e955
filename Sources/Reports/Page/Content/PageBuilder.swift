import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess

/// Makes the page of a run: everything that is shown, in its order.
struct PageBuilder {
    private(set) var page = Page()
    let tokens: InspectedTokens
    private var drawer: ValueDrawer
    private var anchors = PageAnchors()
    /// Where each token is on the page.
    private var tokenAnchors: [String?]
    /// The places of the page's modes by their numbers.
    private var columns: [Int: Int] = [:]

    init(_ run: AnalyzedTokens, _ fileSystem: any FileSystem) {
        tokens = InspectedTokens(run)
        tokenAnchors = Array(repeating: nil, count: tokens.count)
        var budget = PageBudget()
        let fonts = PageFonts(run, &budget, fileSystem)
        drawer = ValueDrawer(run, fonts)
        page.fonts = fonts.fonts
        page.omissions = fonts.omissions
        page.problems = PageProblem.all(of: run)
        addModes()
        addChapters()
        addFilters()
        addChecks()
        page.links = PageLink.all(of: tokens, page)
        addImages(PageImages(run.catalogs, &budget, fileSystem))
        addSummary()
        (page.palette, page.classes) = (drawer.palette, drawer.classes)
        var data = PageData(tokens, page)
        page.data = data.json()
    }

    /// The tokens that have a row: also those that cannot be used, which are looked for where they belong.
    private var shownTokens: [InspectedToken] { tokens.graph.tokens.indices.map { tokens[$0] } }

    /// As many modes as there is room for beside each other, those of appearances first; the details have all.
    private mutating func addModes() {
        let resolution = tokens.resolution
        let appearances = resolution.appearanceModes
        let dark = Set(appearances.filter { $0.appearance.withoutContrast == .dark }.map(\.mode))
        let used = Set(shownTokens.flatMap { resolution.modes(of: $0.number) }).sorted()
        let first = appearances.compactMap { appearance in
            used.first { resolution.modes[$0].name == appearance.mode }
        }.uniqueInOrder
        page.modes = (first + used.filter { !first.contains($0) }).prefix(Self.columnLimit).map { number in
            let name = resolution.modes[number].name
            let isDark = dark.contains(name) || name.split(separator: "-").contains { dark.contains(String($0)) }
            return PageMode(number: number, name: Diagnostic.visible(name), isDark: isDark)
        }
        columns = Dictionary(uniqueKeysWithValues: page.modes.enumerated().map { ($1.number, $0) })
    }

    private mutating func addChapters() {
        let shown = shownTokens
        for token in shown { tokenAnchors[token.number] = anchors.anchor(for: token.path, prefix: "t") }
        let byKind = Dictionary(grouping: shown, by: ChapterKind.init)
        for kind in ChapterKind.allCases {
            guard let members = byKind[kind] else { continue }
            let first = page.sections.count
            for group in SectionGroups.groups(of: members) { addSections(group, kind) }
            page.chapters.append(
                PageChapter(kind: kind, sections: first..<page.sections.count, count: members.count))
        }
    }

    /// Adds the tables of a group: several, where it is so large that a browser would lay out too much at a time.
    private mutating func addSections(_ group: SectionGroups.Group, _ kind: ChapterKind) {
        let starts = Array(stride(from: 0, to: group.tokens.count, by: Self.rowLimit))
        for (index, start) in starts.enumerated() {
            let members = group.tokens[start..<min(start + Self.rowLimit, group.tokens.count)]
            var section = PageSection(
                anchor: anchors.anchor(for: "\(kind.rawValue) \(group.path) \(index)", prefix: "g"),
                path: Diagnostic.visible(group.path))
            if starts.count > 1 { section.part = "\(index + 1) of \(starts.count)" }
            addRows(members, inGroup: group.path, to: &section)
            let height = 96 + members.count * kind.rowHeight
            section.heightClass = drawer.number(of: "contain-intrinsic-size:auto \(height)px")
            page.sections.append(section)
        }
    }

    private mutating func addRows(
        _ members: ArraySlice<InspectedToken>, inGroup path: String, to section: inout PageSection
    ) {
        let modes = Set(members.flatMap { tokens.resolution.modes(of: $0.number) })
        let differs = members.contains { token in
            token.values.contains { value in
                !value.value.isSame(as: token.value.value) || value.target?.number != token.value.target?.number
            }
        }
        section.columns = differs ? modes.compactMap { columns[$0] }.sorted() : []
        section.hiddenModes = differs ? modes.count { columns[$0] == nil } : 0
        let firstCell = page.cells.count
        let firstRow = page.rows.count
        for token in members { addRow(token, inGroup: path, section.columns) }
        section.rows = firstRow..<page.rows.count
        section.hasTargets = page.rows[section.rows].contains { !$0.targets.isEmpty }
        scaleBars(firstCell..<page.cells.count)
    }

    private mutating func addRow(_ token: InspectedToken, inGroup path: String, _ columns: [Int]) {
        let isNamedByPath = path.isEmpty || token.path == path
        let inside = isNamedByPath ? token.path : String(token.path.dropFirst(path.count + 1))
        var row = PageRow(
            token: token.number, anchor: tokenAnchors[token.number] ?? "", name: Diagnostic.visible(inside),
            isNamedByPath: isNamedByPath, symbol: token.reference ?? "")
        row.states = PageState.all(of: token)
        let first = page.cells.count
        let shown = (columns.isEmpty ? [nil] : columns.map(Optional.some)).map { column in
            (mode: column, value: token.value(inMode: column.map { page.modes[$0].number } ?? 0))
        }
        for (mode, value) in shown {
            let isFirst = mode == columns.first
            if token.isLeftOut {
                page.cells.append(PageCell(mode: mode, note: isFirst ? token.lossText : ""))
            } else {
                addCell(value, of: token, mode, isFirst: isFirst, shown[0].value)
            }
        }
        row.cells = first..<page.cells.count
        row.targets = addTargets(shown)
        page.rows.append(row)
    }

    private mutating func addTargets(_ shown: [(mode: Int?, value: InspectedValue)]) -> Range<Int> {
        let first = page.targets.count
        let targets = shown.compactMap(\.value.target)
        for number in targets.map(\.number).uniqueInOrder {
            guard let anchor = tokenAnchors[number] else { continue }
            let modes = shown.filter { $0.value.target?.number == number }.compactMap(\.mode)
            let areAll = modes.count == shown.count
            let parts = tokens[number].path.split(
                separator: ".", maxSplits: Page.partLimit - 1, omittingEmptySubsequences: false)
            page.targets.append(
                PageTarget(
                    modes: areAll ? [] : modes,
                    modeNames: areAll ? "" : modes.map { page.modes[$0].name }.joined(separator: ", "),
                    pathParts: parts.enumerated().map { index, part in
                        Diagnostic.visible(String(part)) + (index < parts.count - 1 ? "." : "")
                    }, anchor: anchor))
        }
        return first..<page.targets.count
    }

    private mutating func addCell(
        _ value: InspectedValue, of token: InspectedToken, _ mode: Int?, isFirst: Bool, _ usual: InspectedValue
    ) {
        var cell = PageCell(mode: mode, drawing: drawer.drawing(of: value.value, at: token.path))
        cell.isSame = !isFirst && value.value.isSame(as: usual.value)
        cell.text = Diagnostic.visible(value.shownText)
        if let color = value.color, color.space != .srgb { cell.note = "outside sRGB" }
        if token.type == .typography, !drawer.hasFont(of: value.value) { cell.note = "in a substitute font" }
        if isFirst, let code = token.configuredCode { cell.note = "in code: \(Diagnostic.visible(code))" }
        page.cells.append(cell)
    }

    /// Gives the bars of a table one scale.
    private mutating func scaleBars(_ cells: Range<Int>) {
        let lengths = page.cells[cells].compactMap { if case .bar(let length) = $0.drawing { length } else { nil } }
        let longest = max(lengths.max() ?? 0, 1)
        for index in cells {
            guard case .bar(let length) = page.cells[index].drawing else { continue }
            page.cells[index].drawing = .bar(length: max(length, 0) / longest * Drawing.longestBar)
        }
    }

    private mutating func addFilters() {
        for kind in PageFilter.Kind.allCases {
            let first = page.options.count
            page.options += kind.options(page.rows, tokens)
            let options = first..<page.options.count
            if !options.isEmpty { page.filters.append(PageFilter(kind: kind, options: options)) }
        }
    }

    private mutating func addChecks() {
        let checks = PageCheck.all(of: tokens, tokenAnchors) { drawer.number(of: $0) }
        page.checks = Array(checks.prefix(Self.checkLimit))
        page.hiddenChecks = checks.count - page.checks.count
    }

    private mutating func addImages(_ found: PageImages) {
        for image in found.images {
            let first = page.pictures.count
            page.pictures += image.pictures
            page.images.append(
                PageImage(
                    anchor: anchors.anchor(for: image.asset.location.path, prefix: "i"),
                    name: Diagnostic.visible(image.asset.lookupName),
                    symbol: tokens.symbol(of: image.asset)?.text ?? "",
                    pictures: first..<page.pictures.count, note: image.note))
        }
        page.omissions += found.omissions
    }

    private mutating func addSummary() {
        let run = tokens.run
        page.counts = [Wording.count(run.tokenCount, "token")]
        if page.modes.count > 1 { page.counts.append(Wording.count(tokens.resolution.modes.count, "mode")) }
        if !page.images.isEmpty { page.counts.append(Wording.count(page.images.count, "image")) }
        if !tokens.leftOut.isEmpty { page.counts.append("\(tokens.leftOut.count) left out") }
        let catalogs = run.configuration.targets.flatMap(\.catalogs).map(\.value).uniqueInOrder
        page.sources = (run.configuration.sources.map(\.path.value) + catalogs).map(PagePlace.relative)
    }

    /// As many columns as a window has room for.
    private static let columnLimit = 4
    /// As many checks as somebody looks at; those that fail come first.
    private static let checkLimit = 300
    /// As many rows as a browser lays out at once without a wait.
    private static let rowLimit = 100
}

extension InspectedValue {
    /// The value as a page says it: of a color the nearest that sRGB has.
    var shownText: String { color?.text ?? text + writtenWords }
}

extension InspectedToken {
    /// Why it cannot be used.
    fileprivate var lossText: String {
        Diagnostic.visible(losses.first?.message ?? "what it refers to cannot be used")
    }
}
