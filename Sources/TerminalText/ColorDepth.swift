/// The number of colors that a stream supports.
package enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
    /// Plain text: not a terminal, a terminal without colors, or colors are disabled.
    case none
    /// The basic colors, which depend on the terminal's theme: enough for words, but not for swatches.
    case words
    /// The fixed 240 of a terminal's 256 colors.
    case palette
    /// All sRGB colors.
    case full

    package static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }

    /// Whether colors can be shown at least approximately.
    package var showsSwatches: Bool { self >= .palette }

    /// Returns the depth of a stream: none with `NO_COLOR`, colors with `FORCE_COLOR` or `CLICOLOR_FORCE` for any
    /// stream, or else the terminal's own depth.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether the stream is a terminal.
    ///   - variables: Returns an environment variable.
    package init(isTerminal: Bool, _ variables: (String) -> String?) {
        let isUnwanted = variables("NO_COLOR")?.isEmpty == false
        let forced = Self.forced(variables)
        if isUnwanted || forced == ColorDepth.none {
            self = .none
        } else if let forced {
            self = forced
        } else if Self.isForced(variables) {
            // A log has no terminal type; those with colors support all.
            let said = Self.said(variables)
            self = said == .none ? .full : said
        } else {
            self = isTerminal ? Self.said(variables) : .none
        }
    }

    private static func isForced(_ variables: (String) -> String?) -> Bool {
        ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in variables(name).map { !$0.isEmpty && $0 != "0" } ?? false }
    }

    /// Returns the depth in `FORCE_COLOR`, as in programs for Node.js; `nil` if there is none.
    private static func forced(_ variables: (String) -> String?) -> ColorDepth? {
        switch variables("FORCE_COLOR") {
        case "0", "false": ColorDepth.none
        case "1": .words
        case "2": .palette
        case "3": .full
        default: nil
        }
    }

    /// Returns the depth that the terminal declares.
    private static func said(_ variables: (String) -> String?) -> ColorDepth {
        let name = variables("TERM") ?? ""
        if name.isEmpty || name == "dumb" { return .none }
        if ["truecolor", "24bit"].contains(variables("COLORTERM")) || name.hasSuffix("-direct") { return .full }
        return name.contains("256color") ? .palette : .words
    }
}
