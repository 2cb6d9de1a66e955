/// How many colors a stream shows.
package enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
    /// Text as it is: no terminal, or one that shows no colors, or nobody wants them.
    case none
    /// The few colors that every terminal has under its own theme: enough for words, and for no swatch.
    case words
    /// The fixed 240 of a terminal's 256.
    case palette
    /// Every color of sRGB.
    case full

    package static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }

    /// Whether a color can be shown as it is, or nearly so.
    package var showsSwatches: Bool { self >= .palette }

    /// Tells the depth of a stream: who wants no colors (`NO_COLOR`) gets none; who forces them (`FORCE_COLOR`,
    /// `CLICOLOR_FORCE`) gets them wherever the stream leads; else a terminal has what it says of itself.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether the stream leads to a terminal.
    ///   - variables: The variables of the environment.
    package init(isTerminal: Bool, _ variables: (String) -> String?) {
        let isUnwanted = variables("NO_COLOR")?.isEmpty == false
        let forced = Self.forced(variables)
        let said = Self.said(variables)
        if isUnwanted || forced == ColorDepth.none {
            self = .none
        } else if let forced {
            self = forced
        } else if Self.isForced(variables) {
            // A log is no terminal and says nothing of itself; those that show colors show all.
            self = said == .none ? .full : said
        } else {
            self = isTerminal ? said : .none
        }
    }

    private static func isForced(_ variables: (String) -> String?) -> Bool {
        ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in variables(name).map { !$0.isEmpty && $0 != "0" } ?? false }
    }

    /// The depth that `FORCE_COLOR` names, as programs for Node.js understand it; `nil` where it names none.
    private static func forced(_ variables: (String) -> String?) -> ColorDepth? {
        switch variables("FORCE_COLOR") {
        case "0", "false": ColorDepth.none
        case "1": .words
        case "2": .palette
        case "3": .full
        default: nil
        }
    }

    /// What the terminal says of itself.
    private static func said(_ variables: (String) -> String?) -> ColorDepth {
        let name = variables("TERM") ?? ""
        if name.isEmpty || name == "dumb" { return .none }
        if ["truecolor", "24bit"].contains(variables("COLORTERM")) || name.hasSuffix("-direct") { return .full }
        return name.contains("256color") ? .palette : .words
    }
}
