import Foundation
import LocatedJSON

/// The two parsers, timed. What they make is thrown away after the clock has stopped.
enum Parsers {
    /// How long Foundation needs.
    static func foundation(_ data: Data) throws -> Duration {
        let start = ContinuousClock.now
        let value = try JSONSerialization.jsonObject(with: data)
        let duration = ContinuousClock.now - start
        return withExtendedLifetime(value) { duration }
    }

    /// How long `LocatedJSON` needs.
    static func located(_ bytes: [UInt8]) throws -> Duration {
        let start = ContinuousClock.now
        let document = try JSONDocument(parsing: bytes, path: "tokens.json")
        let duration = ContinuousClock.now - start
        return withExtendedLifetime(document) { duration }
    }
}

extension Duration {
    /// The duration in whole nanoseconds.
    var nanoseconds: Int { Int(self / .nanoseconds(1)) }

    /// The duration in milliseconds.
    var milliseconds: Double { self / .milliseconds(1) }
}
