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
        var way = Way(place: place)
        defer { record(way) }
        while true {
            if let reference = reference(at: way.place) {
                if let failure = enter(reference, &way) { return fail(failure, way) }
                continue
            }
            while way.rest.isEmpty, let step = way.leave() {
                known[step.place] = .value(way.place)
                way.rest = step.rest
            }
            guard let name = way.rest.popFirst() else { return .value(way.place) }
            let isObject = state.graph.sources[way.place.source].kind(of: way.place.node) == .object
            guard let next = part(name, of: way.place) else {
                return fail(.failure(.unknownPart(name, of: isObject ? way.type : nil), at: place), way)
            }
            // The elements of a list have its element type.
            if isObject { way.type = way.type.flatMap(CompositeSchema.of)?.part(name)?.kind.type }
            way.place = next
        }
    }

    /// Goes where a reference leads. Returns the outcome if it leads to no value.
    private mutating func enter(_ reference: Reference, _ way: inout Way) -> Outcome? {
        if let outcome = known[way.place] {
            way.firstToken = way.firstToken ?? firstTokens[way.place]
            guard case .value(let end) = outcome else { return outcome }
            way.place = end
            return nil
        }
        if let cycle = way.cycle { return .failure(.cycle(cycle), at: way.place) }
        way.enter()
        switch start(of: reference, in: way.place.source) {
        case .failure(let failure): return .failure(failure, at: way.place)
        case .token(let token, let names):
            way.firstToken = way.firstToken ?? token
            way.type = state.types[token]
            if isComputed(token) { return .failure(.computed(token), at: way.place) }
            guard let place = start(at: token) else { return .failure(.reported, at: way.place) }
            (way.place, way.rest) = (place, names)
        case .place(let place): (way.place, way.rest) = (place, [])
        }
        return nil
    }

    /// Records the token that a way has led to.
    private mutating func record(_ way: Way) {
        guard let token = way.firstToken else { return }
        namedTokens.append(token)
        for place in way.placesBeforeToken { firstTokens[place] = token }
    }

    /// The references that are being followed, outermost first, and the place that they have led to.
    private struct Way {
        /// The current place, and the names of the parts to enter from there.
        var place: ValuePlace
        var rest: ArraySlice<String> = []
        /// The type of the current value, if it has parts.
        var type: TokenType?
        /// The first token on the way, and the places before it.
        var firstToken: Int?
        private(set) var placesBeforeToken: [ValuePlace] = []
        private(set) var steps: [(place: ValuePlace, rest: ArraySlice<String>)] = []
        private var positions: [ValuePlace: Int] = [:]

        init(place: ValuePlace) { self.place = place }

        /// Enters the reference at the current place.
        mutating func enter() {
            if firstToken == nil { placesBeforeToken.append(place) }
            positions[place] = steps.count
            steps.append((place, rest))
        }

        mutating func leave() -> (place: ValuePlace, rest: ArraySlice<String>)? {
            guard let last = steps.popLast() else { return nil }
            positions[last.place] = nil
            return last
        }

        /// The places from the current one to the last one, if it is already on the way.
        var cycle: [ValuePlace]? {
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
