import CodeGeneration
import DesignTokens
import Diagnostics
import Mustache

/// The parts of a page other than its tables.
extension PageBuilder {
    /// Adds the errors, warnings and notes of a run.
    mutating func addProblems() {
        let place = PagePlace(tokens.run)
        let choices: Set<DiagnosticCode> = [.ambiguousVariable, .ambiguousValue]
        let problems = tokens.run.diagnostics.shown(.withoutNotes(but: choices)).excerpt.map { problem -> PageObject in
            [
                .severity: .text("\(problem.severity)"), .message: .text(Diagnostic.visible(problem.message)),
                .place: .text(problem.location.map(place.text) ?? ""), .code: .text(problem.code.rawValue),
                .notes: page.model.texts(
                    problem.notes.prefix(Page.partLimit).map { Diagnostic.visible($0.message) }),
            ]
        }
        page.model.page[.problems] = page.model.list(problems)
        page.model.page[.problemCount] = .text(String(problems.count))
        page.model.page[.hasProblems] = .flag(!problems.isEmpty)
    }

    /// Adds the filters for tokens. Each filters by a key of the row data and offers only options that match some, but
    /// not all rows.
    mutating func addFilters(_ kinds: [PageRowKind]) {
        let none = "none"
        let (types, layers) = (TokenType.allCases.map(\.rawValue), Layer.allCases.map(\.rawValue))
        let filters = [
            filter(
                "Type", "type", types.map { ($0, $0) } + [(none, "no type")], atLeast: 2,
                found: kinds.map { $0.type?.rawValue ?? none }),
            filter(
                "Layer", "layer", layers.map { ($0, $0) } + [(none, "in no layer")], atLeast: 2,
                found: kinds.map { $0.layer?.rawValue ?? none }),
            filter(
                "State", "state",
                PageState.allCases.map { ($0.rawValue, $0 == .differs ? "differs between modes" : $0.rawValue) },
                atLeast: 1, found: kinds.flatMap(\.states).map(\.rawValue)),
        ]
        page.model.page[.filters] = .frames(filters.compactMap(\.self))
    }

    private mutating func filter(
        _ title: String, _ name: String, _ options: [(name: String, text: String)], atLeast count: Int,
        found: some Sequence<String>
    ) -> MustacheFrame? {
        let found = Set(found)
        let options = options.filter { found.contains($0.name) }
        guard options.count >= count else { return nil }
        return page.model.add([
            .title: .text(title), .name: .text(name),
            .options: page.model.list(options.map { [.name: .text($0.name), .text: .text($0.text)] }),
        ])
    }

    /// Adds the contrast of color pairs in each mode.
    mutating func addChecks() {
        let pairs = ContrastPairs(tokens.run)
        let checks = pairs.all.flatMap(pairs.checks)
        for check in checks { _ = (colorClass(check.text), colorClass(check.background)) }
        let shown = checks.failuresFirst.prefix(Self.checkLimit)
        let objects = shown.map { check -> PageObject in
            [
                .name: .text(Diagnostic.visible(check.mode ?? "")),
                .textPath: path(of: check.pair.text), .textAnchor: .text(tokenAnchors[check.pair.text]),
                .textClass: colorClass(check.text), .backgroundPath: path(of: check.pair.background),
                .backgroundAnchor: .text(tokenAnchors[check.pair.background]),
                .backgroundClass: colorClass(check.background), .ratio: .text(check.contrast?.text ?? ""),
                .lightness: .text(check.lightnessDifference.map { NumberText.number(abs($0).rounded()) } ?? ""),
                .level: .text(check.level.text), .mended: .text(check.mended?.text ?? ""),
                .base: check.base.map(path) ?? .text(""), .passes: .flag(check.verdict == .passes),
                .fails: .flag(check.verdict == .fails), .isExempt: .flag(check.verdict == .exempt),
                .isUnknown: .flag(check.verdict == .unknown),
            ]
        }
        let hiddenCount = checks.count - shown.count
        page.model.page[.checks] = page.model.list(objects)
        page.model.page[.hasChecks] = .flag(!shown.isEmpty)
        page.model.page[.failedCount] = .text(String(shown.count { $0.verdict == .fails }))
        let unknownCount = checks.count { $0.verdict == .unknown }
        page.model.page[.unknownCount] = .text(unknownCount == 0 ? "" : String(unknownCount))
        page.model.page[.hiddenCount] = .text(hiddenCount == 0 ? "" : String(hiddenCount))
    }

    private func path(of token: Int) -> MustacheValue { .text(Diagnostic.visible(tokens[token].path)) }

    private mutating func colorClass(_ color: ColorValue) -> MustacheValue { .text("c\(drawer.number(of: color))") }

    /// Adds the references between sections, the most frequent first.
    mutating func addLinks() {
        var sections = Array(repeating: 0, count: tokens.count)
        for (number, section) in page.sections.enumerated() {
            for row in section.rows { sections[page.rows[row].token] = number }
        }
        var counts: [Link: Int] = [:]
        func count(_ token: Int, _ other: Int) {
            let link = Link(from: sections[token], to: sections[other])
            if link.from != link.to { counts[link, default: 0] += 1 }
        }
        for row in page.rows.indices {
            let token = page.rows[row].token
            if let target = page.rows[row].firstTarget { count(token, target) }
            for part in tokens.references.parts(of: token, inMode: 0) { count(token, part) }
        }
        let most = counts.sorted { one, other in
            (-one.value, one.key.from, one.key.to) < (-other.value, other.key.from, other.key.to)
        }
        let shown = most.prefix(Self.linkLimit).map { link, count -> PageObject in
            let (from, to) = (page.sections[link.from], page.sections[link.to])
            return [
                .fromPath: .text(from.name), .fromAnchor: .text(from.anchor), .toPath: .text(to.name),
                .toAnchor: .text(to.anchor), .count: .text(String(count)),
            ]
        }
        page.model.page[.links] = page.model.list(shown)
        page.model.page[.hasLinks] = .flag(!shown.isEmpty)
    }

    mutating func addImages(_ images: [PageImages.Image]) {
        let objects = images.map { image -> PageObject in
            let isTemplate = image.asset.properties.isTemplate
            return [
                .anchor: .text(anchors.anchor(for: image.asset.location.path, prefix: "i")),
                .name: .text(Diagnostic.visible(image.asset.lookupName)),
                .symbol: .text(tokens.symbol(of: image.asset)?.text ?? ""), .note: .text(image.note),
                .format: .text(image.format.isEmpty ? "?" : image.format), .isLarge: .flag(image.isLarge),
                .pictures: page.model.list(image.pictures.map { Self.object(of: $0, isTemplate: isTemplate) }),
            ]
        }
        let shelves = stride(from: 0, to: objects.count, by: Self.shelfLimit).map { start -> PageObject in
            [.images: page.model.list(objects[start..<min(start + Self.shelfLimit, objects.count)])]
        }
        page.model.page[.shelves] = page.model.list(shelves)
        page.model.page[.hasImages] = .flag(!images.isEmpty)
    }

    private static func object(of picture: PageImages.Picture, isTemplate: Bool) -> PageObject {
        [
            .address: .text(picture.address), .isDark: .flag(picture.isDark), .isTemplate: .flag(isTemplate),
            .width: .text(picture.size.map { NumberText.short($0.width) } ?? ""),
            .height: .text(picture.size.map { NumberText.short($0.height) } ?? ""),
        ]
    }

    mutating func addSummary(modeCount: Int, imageCount: Int, omissions: [String], title: String) {
        let run = tokens.run
        page.counts = [Wording.count(run.tokenCount, "token")]
        if modeCount > 1 { page.counts.append(Wording.count(tokens.resolution.modes.count, "mode")) }
        if imageCount > 0 { page.counts.append(Wording.count(imageCount, "image")) }
        if !tokens.leftOut.isEmpty { page.counts.append("\(tokens.leftOut.count) left out") }
        let catalogs = run.configuration.targets.flatMap(\.catalogs).map(\.value).uniqueInOrder
        let sources = (run.configuration.sources.map(\.path.value) + catalogs).map(PagePlace.relative)
        page.model.page[.title] = .text(title)
        page.model.page[.counts] = page.model.texts(page.counts)
        page.model.page[.sources] = page.model.texts(sources)
        page.model.page[.omissions] = page.model.texts(omissions)
    }

    /// Adds the colors, classes and fonts of the style sheet.
    mutating func addStyle(_ fonts: [PageFonts.Font]) {
        page.model.rows.setColors(drawer.palette.all, drawer.plainCSS)
        let rows = page.model.rows
        (page.model.page[.colors], page.model.page[.wideColors]) = (rows.colorList, rows.wideColorList)
        page.model.page[.classes] = page.model.list(
            drawer.classes.all.enumerated().map { [.number: .text(String($0)), .declarations: .text($1)] })
        page.model.page[.fonts] = page.model.list(
            fonts.enumerated().map { number, font in
                [
                    .number: .text(String(number)), .address: .text(font.address),
                    .isVariable: .flag(font.isVariable),
                ]
            })
    }

    /// The number of contrast checks to show; failing ones come first.
    private static let checkLimit = 300
    /// The number of images that a browser lays out without delay.
    private static let shelfLimit = 100
    /// The number of references to show.
    private static let linkLimit = 100
}

/// References from the tokens of one section to those of another.
private struct Link: Hashable {
    var from: Int
    var to: Int
}
