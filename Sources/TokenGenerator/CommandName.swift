import Diagnostics

/// The names of commands, as the first argument can spell them.
enum CommandName {
    /// The commands that a user can type.
    private static var known: [String] {
        TokenGenerator.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    }

    /// What is wrong with the first argument, if it is a word that is no command.
    static func mistake(in arguments: [String]) -> String? {
        guard let word = arguments.first, !word.hasPrefix("-"), !known.contains(word) else { return nil }
        let visible = Diagnostic.visible(word)
        let advice = NearestName.advice(
            for: word, among: known, otherwise: "the commands are \(known.joined(separator: ", "))")
        return "\"\(visible)\" is not a command: \(advice)"
    }
}
