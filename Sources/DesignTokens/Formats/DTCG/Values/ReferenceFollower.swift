import Diagnostics
import LocatedJSON

/// Follows the references inside values, to tokens and to parts of their values: format module, section 7.
///
/// Each reference is followed once, without recursion, so that the cost is linear in the references, and chains of any
/// length are followed. Cycles are cycles of places, not of tokens (section 7.2.3): two parts of one value may refer to
/// each other's token.
struct ReferenceFollower {
    /// What is known of the tokens that references name.
    var state: ReferenceState
    private var known: [ValuePlace: Outcome] = [:]
    /// The first token on the way from each place; that token carries the dependencies of the rest of the way.
    private var firstTokens: [ValuePlace: Int] = [:]
    /// The tokens that references have named since the last call of ``takeNamedTokens()``.
    private var namedTokens: [Int] = []

    /// The reason a reference cannot be followed.
    enum Failure {
        case malformed
        /// A path that matches no token, or several.
        case unresolved(String)
        /// A name that does not match a member or element, with the type of the value, if it has parts.
        case unknownPart(String, of: TokenType?)
        /// The places of a cycle.
        case cycle([ValuePlace])
        /// A token of another format, whose value has to be computed.
        case computed(Int)
        /// An error that has been reported.
        case reported
    }

    /// The result of following a reference.
    enum Outcome {
        case value(ValuePlace)
        case failure(Failure, at: ValuePlace)
    }

    init(_ state: ReferenceState) { self.state = state }

    mutating func takeNamedTokens() -> [Int] {
        defer { namedTokens = [] }
        return namedTokens
    }

    /// Follows the reference at a place to a value that is not a reference.
    mutating func follow(_ place: ValuePlace) -> Outcome {
        var way = Way()
        var current = place
        var rest: ArraySlice<String> = []
        /// The type of the current value, if it has parts.
        var type: TokenType?
        var first: Int?
        var placesBefore: [ValuePlace] = []
        defer {
            if let first {
                namedTokens.append(first)
                for place in placesBefore { firstTokens[place] = first }
            }
        }
        while true {
            if let reference = reference(at: current) {
                if let outcome = known[current] {
                    first = first ?? firstTokens[current]
                    guard case .value(let end) = outcome else { return fail(outcome, way) }
                    current = end
                } else if let cycle = way.cycle(to: current) {
                    return fail(.failure(.cycle(cycle), at: current), way)
                } else {
                    way.enter(current, rest)
                    switch start(of: reference, in: current.source) {
                    case .failure(let failure): return fail(.failure(failure, at: current), way)
                    case .token(let token, let names):
                        if first == nil { placesBefore.append(current) }
                        first = first ?? token
                        type = state.types[token]
                        if isComputed(token) { return fail(.failure(.computed(token), at: current), way) }
                        guard let place = start(at: token) else { return fail(.failure(.reported, at: current), way) }
                        (current, rest) = (place, names)
                    case .place(let place):
                        if first == nil { placesBefore.append(current) }
                        (current, rest) = (place, [])
                    }
                    continue
                }
            }
            while rest.isEmpty, let step = way.leave() {
                known[step.place] = .value(current)
                rest = step.rest
            }
            guard let name = rest.popFirst() else { return .value(current) }
            let isObject = state.graph.sources[current.source].kind(of: current.node) == .object
            guard let next = part(name, of: current) else {
                return fail(.failure(.unknownPart(name, of: isObject ? type : nil), at: place), way)
            }
            // The elements of a list have its element type.
            if isObject { type = type.flatMap(CompositeSchema.of)?.part(name)?.kind.type }
            current = next
        }
    }

    /// The references that are being followed, outermost first.
    private struct Way {
        private(set) var steps: [(place: ValuePlace, rest: ArraySlice<String>)] = []
        private var positions: [ValuePlace: Int] = [:]

        mutating func enter(_ place: ValuePlace, _ rest: ArraySlice<String>) {
            positions[place] = steps.count
            steps.append((place, rest))
        }

        mutating func leave() -> (place: ValuePlace, rest: ArraySlice<String>)? {
            guard let last = steps.popLast() else { return nil }
            positions[last.place] = nil
            return last
        }

        /// The places from `place` to the last one, if it is already on the way.
        func cycle(to place: ValuePlace) -> [ValuePlace]? {
            positions[place].map { position in steps[position...].map(\.place) }
        }
    }

    /// Records the outcome for every reference on the way.
    private mutating func fail(_ outcome: Outcome, _ way: Way) -> Outcome {
        for step in way.steps { known[step.place] = outcome }
        return outcome
    }

    private func reference(at place: ValuePlace) -> Reference? {
        let source = state.graph.sources[place.source]
        return place.isPointer ? Reference(pointer: place.node, in: source) : Reference(place.node, in: source)
    }

    /// The target of a reference: a token, with the remaining names inside its value, or a place in the file.
    private enum Start {
        case token(Int, ArraySlice<String>)
        case place(ValuePlace)
        case failure(Failure)
    }

    private func start(of reference: Reference, in source: Int) -> Start {
        if let token = state.graph.token(of: reference, inFile: source) { return .token(token, []) }
        switch reference {
        case .malformed: return .failure(.malformed)
        case .path(let path): return .failure(.unresolved(path))
        case .pointer(let names):
            if let decoded = Reference.decoded(names), let start = start(at: decoded, in: source) { return start }
            return start(at: names, in: source)
                ?? .failure(.unresolved(reference.tokenPath ?? names.prefix { $0 != "$value" }.joined(separator: ".")))
        }
    }

    /// The target of a pointer: a part of a token's value, or any other place in the file.
    private func start(at names: [String], in source: Int) -> Start? {
        if let end = names.firstIndex(of: "$value") {
            let path = names[..<end].joined(separator: ".")
            if let token = state.graph.token(at: path, inFile: source) { return .token(token, names[(end + 1)...]) }
        }
        var place = ValuePlace(source: source, node: state.graph.sources[source].root)
        for name in names {
            guard let next = part(name, of: place) else { return nil }
            place = next
        }
        return state.graph.group(at: names.joined(separator: ".")) == nil ? .place(place) : nil
    }

    /// The value at the end of a token's chain of aliases, or `nil` if it is unusable, which has been reported.
    private func start(at token: Int) -> ValuePlace? {
        let origin = state.graph.tokens[state.origins[token]]
        if origin.value.aliasedPath != nil || origin.value == .unusable { return nil }
        // The value of a token with `$ref` is the string of the pointer.
        let isPointer =
            origin.value == .deferred && state.graph.sources[origin.document].kind(of: origin.valueNode) == .string
        return ValuePlace(source: origin.document, node: origin.valueNode, isPointer: isPointer)
    }

    /// Whether the value at the end of a token's chain of aliases is computed from a file of another format.
    private func isComputed(_ token: Int) -> Bool {
        let origin = state.origins[token]
        return state.graph.tokens[origin].value == .deferred
            && !(state.graph.deferredValueReader(of: origin) is DTCGDeferredValues)
    }

    /// A member of an object, or an element of an array by its decimal index (RFC 6901, section 4).
    private func part(_ name: String, of place: ValuePlace) -> ValuePlace? {
        let source = state.graph.sources[place.source]
        switch source.kind(of: place.node) {
        case .object:
            let member = source.members(of: place.node).first { source.string($0.key) == name }
            return member.map { ValuePlace(source: place.source, node: $0.value) }
        case .array:
            guard let index = Int(name), "\(index)" == name, index >= 0 else { return nil }
            let element = source.elements(of: place.node).dropFirst(index).first { _ in true }
            return element.map { ValuePlace(source: place.source, node: $0) }
        default: return nil
        }
    }
}
