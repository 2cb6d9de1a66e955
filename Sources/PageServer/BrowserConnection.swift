/// A connection to a browser with its received and unsent data. Its methods never block.
struct BrowserConnection {
    /// The result of checking the socket.
    enum Progress {
        /// More data may follow.
        case open
        /// The complete head of the request.
        case request([UInt8])
        /// The connection has ended.
        case ended
    }

    let descriptor: Int32
    /// The time at which an idle connection is closed, in nanoseconds of the system clock; `nil` for never.
    private(set) var deadline: UInt64?
    /// The tag of the page that a waiting browser shows; `nil` for other connections.
    private(set) var shownTag: String?
    /// The errors that a browser shows because its page is outdated; empty for none.
    private var shownErrors = ""

    private var received: [UInt8] = []
    /// The unsent data in order, and the number of sent bytes of the first part.
    private var unsent: [[UInt8]] = []
    private var sentCount = 0
    private var isAnswered = false

    /// The timeout of a request and of each part of the answer, in nanoseconds.
    private static let timeout: UInt64 = 5_000_000_000

    init(_ descriptor: Int32, now: UInt64) {
        self.descriptor = descriptor
        deadline = now + Self.timeout
    }

    var wantsToSend: Bool { !unsent.isEmpty }

    /// Returns whether the browser waits for a newer page than the one with a tag.
    func isBehind(_ tag: String) -> Bool { shownTag.map { $0 != tag } ?? false }

    /// Whether a browser that waits for newer pages shows other errors than these.
    func isUnaware(of errors: String) -> Bool { shownTag != nil && shownErrors != errors }

    /// Returns whether the connection has timed out.
    func isOverdue(_ now: UInt64) -> Bool { deadline.map { $0 <= now } ?? false }

    /// Reads the available data.
    mutating func receive() -> Progress {
        switch ListeningSocket.receive(from: descriptor) {
        case .later: return .open
        case .ended: return .ended
        // A browser that waits for updates sends nothing else.
        case .done where isAnswered: return .open
        case .done(let bytes): received += bytes
        }
        if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
            return .request(Array(received[..<end.lowerBound]))
        }
        return received.count < PageRequest.limit ? .open : .request([])
    }

    /// Sends the response. The connection then ends, unless the browser waits for updates.
    mutating func answer(_ parts: [[UInt8]], shownTag: String?, now: UInt64) -> Progress {
        isAnswered = true
        deadline = now + Self.timeout
        self.shownTag = shownTag
        return send(parts, now: now)
    }

    /// Notifies the browser of a new page.
    mutating func notify(_ notice: [UInt8], tag: String, now: UInt64) -> Progress {
        shownTag = tag
        return send([notice], now: now)
    }

    /// Reports that there are errors, or that they are gone.
    mutating func notify(_ notice: [UInt8], errors: String, now: UInt64) -> Progress {
        shownErrors = errors
        return send([notice], now: now)
    }

    /// Sends as much as possible without blocking.
    mutating func send(_ parts: [[UInt8]] = [], now: UInt64) -> Progress {
        unsent += parts.filter { !$0.isEmpty }
        while let part = unsent.first {
            switch ListeningSocket.transmit(part[sentCount...], to: descriptor) {
            case .later:
                deadline = deadline ?? now + Self.timeout
                return .open
            case .ended: return .ended
            case .done(let count):
                sentCount += count
                deadline = now + Self.timeout
            }
            if sentCount == part.count { (unsent, sentCount) = (Array(unsent.dropFirst()), 0) }
        }
        if shownTag == nil { return isAnswered ? .ended : .open }
        deadline = nil
        return .open
    }
}
