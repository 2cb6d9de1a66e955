import ArgumentParser
import CodeGeneration
import DesignTokens

/// The option `--config` of several commands.
struct ConfigurationOption: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The tokengenerator.json or its folder; by default, the working directory.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var path: String?
}

/// The option `--input` of all commands that read the configured token files.
struct InputOption: ParsableArguments {
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "Select one context of a modifier in a resolver document; by default, all are modes; can be repeated.",
            valueName: "modifier=context"))
    var texts: [String] = []

    var inputs: [ResolverInputs.Input] {
        texts.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return ResolverInputs.Input(name: String(parts[0]), value: String(parts[1]))
        }
    }

    func validate() throws {
        guard let text = texts.first(where: { !$0.contains("=") }) else { return }
        throw ValidationError("Expected a modifier and a context, as in --input theme=dark, found '\(text)'.")
    }
}

/// The options `--config` and `--input` of commands that read the configured token files.
struct ReadingOption: ParsableArguments {
    @OptionGroup var config: ConfigurationOption

    @OptionGroup var input: InputOption

    /// The options for a run.
    var options: CommandOptions {
        var options = CommandOptions()
        set(&options)
        return options
    }

    /// Sets the options of a run that these are.
    func set(_ options: inout CommandOptions) {
        options.configurationPath = config.path
        options.inputs = input.inputs
    }
}

/// The option `--usage` of commands that report the effect of changes on Swift code.
struct UsageOption: ParsableArguments {
    @Option(
        name: .customLong("usage"),
        help: ArgumentHelp(
            """
            A file or folder with Swift to search for uses of changed names and assets; can be repeated.
            """, valueName: "sources"),
        completion: .directory)
    var paths: [String] = []
}
