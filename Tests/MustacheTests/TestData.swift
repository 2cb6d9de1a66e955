import Mustache

/// Data of any shape, written as a literal or read from JSON.
indirect enum TestData: Sendable {
    case text(String)
    case flag(Bool)
    case list([TestData])
    case object([String: TestData])
}

extension TestData: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: TestData...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, TestData)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }
}

/// Test data as a model: every value is a frame, and knows its members by key.
struct TestModel: MustacheModel {
    private enum Node {
        case text(String)
        case flag(Bool)
        case list([MustacheFrame])
        case object([Int: MustacheFrame])
    }

    private var nodes: [Node] = []
    private(set) var root = MustacheFrame(kind: 0, index: 0)

    init(_ data: TestData, names: MustacheNames) {
        root = add(data, names: names)
    }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        let node = nodes[Int(frame.index)]
        if key == MustacheNames.itself { return value(of: frame) }
        guard case .object(let members) = node, let member = members[key] else { return nil }
        return value(of: member)
    }

    private func value(of frame: MustacheFrame) -> MustacheValue {
        switch nodes[Int(frame.index)] {
        case .text(let text): .text(text)
        case .flag(let flag): .flag(flag)
        case .list(let frames): list(frames)
        case .object: .frame(frame)
        }
    }

    /// Objects whose indices follow each other are a range, as in models of many objects.
    private func list(_ frames: [MustacheFrame]) -> MustacheValue {
        guard let first = frames.first else { return .frames([]) }
        let follow = frames.indices.map { MustacheFrame(kind: first.kind, index: first.index + Int32($0)) }
        return frames == follow ? .range(first, count: frames.count) : .frames(frames)
    }

    private mutating func add(_ data: TestData, names: MustacheNames) -> MustacheFrame {
        let node: Node
        switch data {
        case .text(let text): node = .text(text)
        case .flag(let flag): node = .flag(flag)
        case .list(let items): node = .list(items.map { add($0, names: names) })
        case .object(let members):
            var frames: [Int: MustacheFrame] = [:]
            for (name, member) in members {
                if let key = names.key(of: name) { frames[key] = add(member, names: names) }
            }
            node = .object(frames)
        }
        nodes.append(node)
        return MustacheFrame(kind: 0, index: Int32(nodes.count - 1))
    }
}
