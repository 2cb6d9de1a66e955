import LocatedJSON

/// The literal values of statements, each read when it is first used, so that sets that no theme uses are not read.
struct StudioLiterals {
    private let reader: StudioSetReader
    private var values: [TokenValue?]

    init(_ reader: StudioSetReader) {
        self.reader = reader
        values = Array(repeating: nil, count: reader.statements.count)
    }

    /// The value of a statement. It is deferred if it depends on other tokens or needs a diagnostic, so that
    /// diagnostics are in the order of the tokens.
    mutating func value(of index: Int) -> TokenValue {
        if let value = values[index] { return value }
        let value = read(reader.statements[index])
        values[index] = value
        return value
    }

    /// What identifies the value of a statement.
    enum Key: Hashable {
        case literal(TokenValue, StudioType)
        case spelled([UInt8], StudioType, [UInt8])
    }

    /// The key of a statement: its value, or its text if the value is deferred.
    mutating func key(of index: Int) -> Key {
        let statement = reader.statements[index]
        let value = value(of: index)
        if value != .deferred { return .literal(value, statement.type) }
        let file = reader.sources[statement.source]
        let modifier = statement.modifier.map { file.withBytes(of: $0) { Array($0) } }
        return .spelled(file.withBytes(of: statement.valueNode) { Array($0) }, statement.type, modifier ?? [])
    }

    private func read(_ statement: StudioStatement) -> TokenValue {
        guard statement.isToken else { return .unusable }
        let file = reader.sources[statement.source]
        let text = file.text(
            of: statement.valueNode, as: statement.type, reader.channelScales[statement.source])
        guard statement.modifier == nil, let text else { return .deferred }
        let mayRefer = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
        if mayRefer, StudioExpression(text).hasReferences { return .deferred }
        let computed = StudioValue.computed(text, as: statement.type)
        let (value, report) = StudioValue.typed(computed, as: statement.type)
        if report != nil || value == .uninterpreted && statement.type == .lineHeights { return .deferred }
        return value ?? .deferred
    }
}
