import Mustache

/// What the templates see of a page: each name means what its frame says.
struct PageModel: MustacheModel {
    let page: Page
    private let keys = PageKey.allCases

    init(_ page: Page) { self.page = page }

    static let root = MustacheFrame(kind: PageFrame.page.rawValue, index: 0)

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard keys.indices.contains(key), let kind = PageFrame(rawValue: frame.kind) else { return nil }
        let key = keys[key]
        let index = Int(frame.index)
        switch kind {
        case .page: return page.value(of: key)
        case .count: return key == .text ? .text(page.counts[index]) : nil
        case .source: return key == .text ? .text(page.sources[index]) : nil
        case .omission: return key == .text ? .text(page.omissions[index]) : nil
        case .mode: return page.modes[index].value(of: key, at: index)
        case .filter: return page.filters[index].value(of: key)
        case .option: return page.options[index].value(of: key)
        case .problem: return page.problems[index].value(of: key, at: index)
        case .problemNote: return key == .text ? .text(note(index)) : nil
        case .chapter: return page.chapters[index].value(of: key)
        case .section: return page.sections[index].value(of: key)
        case .row: return page.rows[index].value(of: key, at: index)
        case .mark: return key == .text ? .text(mark(index)) : nil
        case .cell: return page.cells[index].value(of: key)
        case .target: return page.targets[index].value(of: key, at: index)
        case .pathPart: return key == .text ? .text(pathPart(index)) : nil
        case .image: return page.images[index].value(of: key)
        case .picture: return page.pictures[index].value(of: key)
        case .check: return page.checks[index].value(of: key)
        case .link: return page.links[index].value(of: key, in: page)
        case .color: return page.palette.value(of: key, at: index)
        case .valueClass: return page.classes.value(of: key, at: index)
        case .font: return page.fonts[index].value(of: key, at: index)
        }
    }

    /// The notes of problems, the marks of rows and the parts of paths have numbers that say whose they are, and which.
    private func note(_ index: Int) -> String { page.problems[index / Page.partLimit].notes[index % Page.partLimit] }
    private func mark(_ index: Int) -> String { page.rows[index / Page.partLimit].marks[index % Page.partLimit] }
    private func pathPart(_ index: Int) -> String {
        page.targets[index / Page.partLimit].pathParts[index % Page.partLimit]
    }
}

/// The kinds of frames.
enum PageFrame: Int32 {
    case page, count, source, omission, mode, filter, option, problem, problemNote, chapter, section, row, mark, cell
    case target, image, picture
    case check, link, color, valueClass, font
    case pathPart

    /// Frames of this kind.
    func frames(_ indices: some Sequence<Int>) -> MustacheValue {
        .frames(indices.map { MustacheFrame(kind: rawValue, index: Int32($0)) })
    }

    /// Frames for the elements of a list that an element of another list has.
    func frames(_ count: Int, of owner: Int) -> MustacheValue {
        frames((0..<min(count, Page.partLimit)).map { owner * Page.partLimit + $0 })
    }
}
