import CodeGeneration
import Mustache

extension PageChapter {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .title: .text(kind.title)
        case .anchor: .text(kind.rawValue)
        case .count: .text(String(count))
        case .sections: PageFrame.section.frames(sections)
        default: nil
        }
    }
}

extension PageSection {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .anchor: .text(anchor)
        case .path: .text(path)
        case .part: .text(part)
        case .count: .text(String(rows.count))
        case .rows: PageFrame.row.frames(rows)
        case .modes: PageFrame.mode.frames(columns)
        case .hasModes: .flag(!columns.isEmpty)
        case .hasTargets: .flag(hasTargets)
        case .hiddenModes: .text(hiddenModes == 0 ? "" : String(hiddenModes))
        case .heightClass: .text(heightClass.map(String.init) ?? "")
        default: nil
        }
    }
}

extension PageRow {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .anchor: .text(anchor)
        case .name: .text(name)
        case .symbol: .text(symbol)
        case .cells: PageFrame.cell.frames(cells)
        case .targets: PageFrame.target.frames(targets)
        case .marks: PageFrame.mark.frames(marks.count, of: index)
        default: nil
        }
    }
}

extension PageTarget {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .modeNames: .text(modeNames)
        case .modeClasses: .text(modes.isEmpty ? "" : (["in"] + modes.map { "in\($0)" }).joined(separator: " "))
        case .pathParts: PageFrame.pathPart.frames(pathParts.count, of: index)
        case .anchor: .text(anchor)
        default: nil
        }
    }
}

extension PageCell {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .modeNumber: .text(mode.map(String.init) ?? "")
        case .isSame: .flag(isSame)
        case .text: .text(text)
        case .note: .text(note)
        default: drawing.value(of: key)
        }
    }
}

extension Drawing {
    func value(of key: PageKey) -> MustacheValue? {
        switch (key, self) {
        case (.isSwatch, .swatch), (.isCard, .card), (.isStrip, .strip), (.isSample, .sample), (.isBar, .bar),
            (.isCorner, .corner), (.isMotion, .motion):
            .flag(true)
        case (.isSwatch, _), (.isCard, _), (.isStrip, _), (.isSample, _), (.isBar, _), (.isCorner, _), (.isMotion, _):
            .flag(false)
        case (.valueClass, .swatch(let color, _)): .text("c\(color)")
        case (.valueClass, .card(let style)), (.valueClass, .strip(let style)), (.valueClass, .sample(let style)):
            .text("v\(style)")
        case (.isTranslucent, .swatch(_, let isTranslucent)): .flag(isTranslucent)
        case (.length, .bar(let length)): .text(NumberText.short(length))
        case (.drawing, .corner(let radius)): .text(Self.cornerPath(radius: radius))
        case (.drawing, .motion(let curve, _)): .text(curve.flatMap(Self.curvePath) ?? "")
        case (.points, .motion(let curve, _)): .text((curve ?? []).map(NumberText.short).joined(separator: " "))
        case (.milliseconds, .motion(_, let milliseconds)): .text(milliseconds.map(NumberText.short) ?? "")
        default: nil
        }
    }
}
