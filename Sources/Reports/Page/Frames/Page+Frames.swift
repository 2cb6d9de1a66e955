import Mustache

extension Page {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .title: .text(title)
        case .counts: PageFrame.count.frames(counts.indices)
        case .sources: PageFrame.source.frames(sources.indices)
        case .omissions: PageFrame.omission.frames(omissions.indices)
        case .policy: .text(PagePolicy(script: script, style: style, asksServer: isServed).text)
        case .isServed: .flag(isServed)
        case .style: .text(style)
        case .script: .text(script)
        case .data: .text(data)
        case .modes: PageFrame.mode.frames(modes.indices)
        case .hasModes: .flag(modes.count > 1)
        case .filters: PageFrame.filter.frames(filters.indices)
        case .problems: PageFrame.problem.frames(problems.indices)
        case .problemCount: .text(String(problems.count))
        case .hasProblems: .flag(!problems.isEmpty)
        case .chapters: PageFrame.chapter.frames(chapters.indices)
        case .images: PageFrame.image.frames(images.indices)
        case .hasImages: .flag(!images.isEmpty)
        case .checks: PageFrame.check.frames(checks.indices)
        case .hasChecks: .flag(!checks.isEmpty)
        case .failedCount: .text(String(checks.count { $0.verdict == .fails }))
        case .hiddenCount: .text(hiddenChecks == 0 ? "" : String(hiddenChecks))
        case .links: PageFrame.link.frames(links.indices)
        case .hasLinks: .flag(!links.isEmpty)
        case .colors: PageFrame.color.frames(palette.all.indices)
        case .wideColors: PageFrame.color.frames(palette.all.indices.filter { palette.all[$0].wideCSS != nil })
        case .classes: PageFrame.valueClass.frames(classes.all.indices)
        case .fonts: PageFrame.font.frames(fonts.indices)
        default: nil
        }
    }
}

extension PageMode {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .name: .text(name)
        case .number: .text(String(index))
        case .isDark: .flag(isDark)
        default: nil
        }
    }
}

extension PageFilter {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .title: .text(kind.title)
        case .name: .text(kind.rawValue)
        case .options: PageFrame.option.frames(options)
        default: nil
        }
    }
}

extension PageOption {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .name: .text(name)
        case .text: .text(text)
        default: nil
        }
    }
}

extension PageProblem {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .severity: .text(severity)
        case .message: .text(message)
        case .place: .text(place)
        case .code: .text(code)
        case .notes: PageFrame.problemNote.frames(notes.count, of: index)
        default: nil
        }
    }
}

extension PageLink {
    func value(of key: PageKey, in page: Page) -> MustacheValue? {
        switch key {
        case .fromPath: .text(page.sections[from].path)
        case .fromAnchor: .text(page.sections[from].anchor)
        case .toPath: .text(page.sections[to].path)
        case .toAnchor: .text(page.sections[to].anchor)
        case .count: .text(String(count))
        default: nil
        }
    }
}
