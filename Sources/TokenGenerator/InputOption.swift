import ArgumentParser
import DesignTokens

/// `--input`, which the commands have that read token files.
struct InputOption: ParsableArguments {
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "The context of a modifier of a resolver document, instead of all of them as modes; can be repeated.",
            valueName: "modifier=context"))
    var texts: [String] = []

    /// The inputs.
    var inputs: [ResolverInputs.Input] {
        texts.compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 ? ResolverInputs.Input(name: String(parts[0]), value: String(parts[1])) : nil
        }
    }

    func validate() throws {
        guard let text = texts.first(where: { !$0.contains("=") }) else { return }
        throw ValidationError("--input takes a modifier and a context, as in --input theme=dark, not \"\(text)\".")
    }
}
