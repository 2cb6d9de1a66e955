/// A connection of a browser: what has come of its request, and what is still to be sent. Nothing here waits.
struct BrowserConnection {
    /// What one look at the socket comes to.
    enum Progress {
        /// More can come, or go, later.
        case open
        /// The head of the request is complete: its bytes.
        case request([UInt8])
        /// There is nothing more to say.
        case ended
    }

    let descriptor: Int32
    /// When it is closed unless something happens before, in nanoseconds of the system's clock; `nil` for never.
    private(set) var deadline: UInt64?
    /// The page that a browser shows that waits for newer ones; `nil` for other connections.
    private(set) var shownTag: String?

    private var received: [UInt8] = []
    /// What is to be sent, in order, and how much of the first of it is sent.
    private var unsent: [[UInt8]] = []
    private var sentCount = 0
    private var isAnswered = false

    /// How long a browser may take for its request, or for any part of the answer, in nanoseconds.
    private static let patience: UInt64 = 5_000_000_000

    init(_ descriptor: Int32, now: UInt64) {
        self.descriptor = descriptor
        deadline = now + Self.patience
    }

    var wantsToSend: Bool { !unsent.isEmpty }

    /// Whether a browser waits for newer pages than the one with a tag.
    func isBehind(_ tag: String) -> Bool { shownTag.map { $0 != tag } ?? false }

    /// Whether nothing has happened for too long.
    func isOverdue(_ now: UInt64) -> Bool { deadline.map { $0 <= now } ?? false }

    /// Takes what has come.
    mutating func receive() -> Progress {
        switch ListeningSocket.receive(from: descriptor) {
        case .later: return .open
        case .ended: return .ended
        // Whoever waits for newer pages has said all.
        case .done where isAnswered: return .open
        case .done(let bytes): received += bytes
        }
        if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
            return .request(Array(received[..<end.lowerBound]))
        }
        return received.count < PageRequest.limit ? .open : .request([])
    }

    /// Answers the request; the connection ends with the answer, unless the browser then waits for newer pages.
    mutating func answer(_ parts: [[UInt8]], shownTag: String?, now: UInt64) -> Progress {
        isAnswered = true
        deadline = now + Self.patience
        self.shownTag = shownTag
        return send(parts, now: now)
    }

    /// Says that there is a newer page than the one that the browser shows.
    mutating func notify(_ notice: [UInt8], tag: String, now: UInt64) -> Progress {
        shownTag = tag
        return send([notice], now: now)
    }

    /// Sends as much as there is room for.
    mutating func send(_ parts: [[UInt8]] = [], now: UInt64) -> Progress {
        unsent += parts.filter { !$0.isEmpty }
        while let part = unsent.first {
            switch ListeningSocket.transmit(part[sentCount...], to: descriptor) {
            case .later:
                deadline = deadline ?? now + Self.patience
                return .open
            case .ended: return .ended
            case .done(let count):
                sentCount += count
                deadline = now + Self.patience
            }
            if sentCount == part.count { (unsent, sentCount) = (Array(unsent.dropFirst()), 0) }
        }
        if shownTag == nil { return isAnswered ? .ended : .open }
        deadline = nil
        return .open
    }
}
