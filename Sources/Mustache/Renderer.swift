import Diagnostics

/// Executes the operations of a library with a model.
///
/// There is no recursion: sections and partials have their own stacks, so that no template can overflow the call stack.
///
/// It is not generic: the code for every operation would compute where its properties are.
struct Renderer {
    /// The maximum number of open sections and partials, and of frames in which a name is searched.
    static let depthLimit = 512
    static let problemLimit = 100

    private(set) var output: [UInt8] = []
    /// The problems with the offsets of their tags; the library knows the files.
    private(set) var problems: [(offset: Int, diagnostic: Diagnostic)] = []

    private let program: Program
    private let model: any MustacheModel
    private let dialect: MustacheDialect
    private let limits: RenderLimits
    private var steps = 0
    private var scopes: [Scope]
    private var loops: [Loop] = []
    private var calls: [Call] = []
    /// The indentations of all calls, concatenated.
    private var blanks: [UInt8] = []
    /// The range of the current indentation.
    private var indentation = 0..<0

    init(
        _ program: Program, model: any MustacheModel, root: MustacheFrame, dialect: MustacheDialect,
        limits: RenderLimits
    ) {
        self.program = program
        self.model = model
        self.dialect = dialect
        self.limits = limits
        scopes = [Scope(frame: root)]
        output.reserveCapacity(min(limits.expectedBytes, limits.bytes))
    }

    mutating func run(from entry: Int) {
        var position = entry
        while true {
            steps += 1
            switch program.operations[position] {
            case .lineStart:
                if !indentation.isEmpty { output.append(contentsOf: blanks[indentation]) }
                position += 1
            case .literal(let range):
                guard mayGoOn(at: range.lowerBound) else { return }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: program.bytes[range]))
                position += 1
            case .value(let name, let isEscaped):
                guard mayGoOn(at: name.offset) else { return }
                write(name, isEscaped: isEscaped)
                position += 1
            case .section(let name, let end):
                guard mayNest(at: name.offset) else { return }
                position = enter(name, body: position + 1) ?? end
            case .sectionEnd:
                position = nextItem() ?? position + 1
            case .inverted(let name, let end):
                guard mayGoOn(at: name.offset) else { return }
                position = find(name)?.value.isTruthy == true ? end : position + 1
            case .partial(let tag):
                guard mayNest(at: tag.offset) else { return }
                call(tag, returningTo: position + 1)
                position = tag.target
            case .templateEnd:
                guard let call = calls.popLast() else { return }
                indentation = call.indentation
                blanks.removeLast(blanks.count - indentation.upperBound)
                position = call.position
            }
        }
    }

    /// Whether the next operation may run, within the limits of steps and bytes.
    private mutating func mayGoOn(at offset: Int) -> Bool {
        let advice = "check whether sections or partials are repeated inside each other"
        if steps > limits.steps {
            report(.limitExceeded, "rendering requires more than \(limits.steps) steps", advice, at: offset)
        } else if output.count + blanks.count > limits.bytes {
            report(.limitExceeded, "the output is larger than \(limits.bytes >> 20) MiB", advice, at: offset)
        } else {
            return true
        }
        return false
    }

    /// Whether one more section or partial may start.
    private mutating func mayNest(at offset: Int) -> Bool {
        guard mayGoOn(at: offset) else { return false }
        if loops.count + calls.count < Self.depthLimit { return true }
        report(
            .limitExceeded, "more than \(Self.depthLimit) nested sections and partials",
            "put the partial that includes itself inside a section over a list, so that the recursion ends with the list",
            at: offset)
        return false
    }

    private mutating func write(_ name: TagName, isEscaped: Bool) {
        switch find(name)?.value {
        case .text(let text): write(text, isEscaped: isEscaped && dialect.escapes)
        case .flag(let flag): write(flag ? "true" : "false", isEscaped: false)
        case .frame, .frames, .range:
            let text = text(of: name)
            let advice = "use it as a section: {{#\(text)}}…{{/\(text)}}"
            report(.invalidTemplate, "'\(text)' is not a string", advice, at: name.offset)
        case nil: break
        }
    }

    private mutating func write(_ text: String, isEscaped: Bool) {
        var text = text
        text.withUTF8 { bytes in
            if isEscaped {
                HTMLEscapes.append(bytes, to: &output, escapesApostrophes: dialect == .page)
            } else {
                output.append(contentsOf: bytes)
            }
        }
    }

    private mutating func enter(_ name: TagName, body: Int) -> Int? {
        guard let found = find(name), found.value.isTruthy else { return nil }
        switch found.value {
        case .text, .flag:
            scopes.append(Scope(frame: found.frame, itself: found.key))
            loops.append(Loop(body: body))
        case .frame(let frame):
            scopes.append(Scope(frame: frame))
            loops.append(Loop(body: body))
        case .frames(let frames):
            scopes.append(Scope(frame: frames[0]))
            loops.append(Loop(items: frames, count: frames.count, body: body))
        case .range(let first, let count):
            scopes.append(Scope(frame: first))
            loops.append(Loop(count: count, body: body))
        }
        return body
    }

    /// Enters the next item of the innermost section, or leaves the section.
    private mutating func nextItem() -> Int? {
        let last = loops.count - 1
        let next = loops[last].next
        guard next < loops[last].count else {
            loops.removeLast()
            scopes.removeLast()
            return nil
        }
        if loops[last].items.isEmpty {
            scopes[scopes.count - 1].frame.index += 1
        } else {
            scopes[scopes.count - 1].frame = loops[last].items[next]
        }
        loops[last].next = next + 1
        return loops[last].body
    }

    /// Records where to continue after a partial, and indents its lines like its tag.
    private mutating func call(_ tag: PartialTag, returningTo position: Int) {
        calls.append(Call(position: position, indentation: indentation))
        if let range = tag.indentation { blanks.append(contentsOf: program.bytes[range]) }
        indentation = (tag.indentation == nil ? blanks.count : indentation.lowerBound)..<blanks.count
    }

    /// Finds the value of a name, from the innermost frame outward; only the first part of a dotted name is searched
    /// this way.
    private mutating func find(_ name: TagName) -> Found? {
        guard var found = findFirst(name) else { return missing(name) }
        for key in program.keys[name.keys].dropFirst() {
            steps += found.value.cost
            guard let inner = member(key, of: found) else { return missing(name) }
            found = inner
        }
        steps += found.value.cost
        return found
    }

    /// The value of a name after another: in an object, or in a list whose objects have names.
    private func member(_ key: Int, of outer: Found) -> Found? {
        switch outer.value {
        case .frame(let frame): model.value(of: key, in: frame).map { Found(value: $0, frame: frame, key: key) }
        case .frames(let frames): model.member(key, of: frames).map { Found(value: $0, frame: outer.frame, key: key) }
        case .text, .flag, .range: nil
        }
    }

    private mutating func findFirst(_ name: TagName) -> Found? {
        guard !name.keys.isEmpty else {
            let scope = scopes[scopes.count - 1]
            return model.value(of: scope.itself, in: scope.frame).map {
                Found(value: $0, frame: scope.frame, key: scope.itself)
            }
        }
        let key = program.keys[name.keys.lowerBound]
        var index = scopes.count - 1
        while index >= 0 {
            steps += 1
            let frame = scopes[index].frame
            if scopes[index].isFrame, let value = model.value(of: key, in: frame) {
                return Found(value: value, frame: frame, key: key)
            }
            index -= 1
        }
        return nil
    }

    private mutating func missing(_ name: TagName) -> Found? {
        if dialect.isStrict, !isReported(name.offset) {
            report(
                .unknownName, "'\(text(of: name))' has no value here",
                "the documentation of templates lists the sections in which this name exists",
                at: name.offset)
        }
        return nil
    }

    private func text(of name: TagName) -> String { String(decoding: program.bytes[name.text], as: UTF8.self) }

    /// Records a problem, once for each tag.
    private mutating func report(_ code: DiagnosticCode, _ message: String, _ advice: String, at offset: Int) {
        if !isReported(offset) { problems.append((offset, Diagnostic(.error, code, message, advice: advice))) }
    }

    /// Whether enough has been reported about a tag.
    private func isReported(_ offset: Int) -> Bool {
        problems.count >= Self.problemLimit || problems.contains { $0.offset == offset }
    }
}

/// One level of the frames in which names are searched.
private struct Scope {
    var frame: MustacheFrame
    /// The key of `{{.}}`: in the section of a text or a flag, its key in the enclosing frame.
    var itself = MustacheNames.itself

    /// Whether names are searched here; a text or a flag has no names.
    var isFrame: Bool { itself == MustacheNames.itself }
}

private struct Loop {
    /// The items; empty for a single one, and for those whose indices follow each other.
    var items: [MustacheFrame] = []
    var count = 1
    var body: Int
    var next = 1
}

/// A template that continues after the end of a partial.
private struct Call {
    var position: Int
    var indentation: Range<Int>
}

private struct Found {
    var value: MustacheValue
    var frame: MustacheFrame
    var key: Int
}

extension MustacheValue {
    /// The number of steps to create the value, which happens at every lookup.
    fileprivate var cost: Int {
        switch self {
        case .text(let text): text.utf8.count / 64
        case .flag, .frame, .range: 0
        case .frames(let frames): frames.count
        }
    }
}
