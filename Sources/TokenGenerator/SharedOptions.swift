import ArgumentParser
import CodeGeneration
import DesignTokens

/// `--config`, which several commands have.
struct ConfigurationOption: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The configuration, or the folder that holds tokengenerator.json, instead of the working directory.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var path: String?
}

/// `--input`, which all commands have that read the configuration's token files.
struct InputOption: ParsableArguments {
    @Option(
        name: .customLong("input"),
        help: ArgumentHelp(
            "The context of a modifier of a resolver document, instead of all of them as modes; can be repeated.",
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
        throw ValidationError("--input takes a modifier and a context, as in --input theme=dark, not \"\(text)\".")
    }
}

/// `--config` and `--input`, which the commands have that read the configuration's token files.
struct ReadingOption: ParsableArguments {
    @OptionGroup var config: ConfigurationOption

    @OptionGroup var input: InputOption

    /// What the two say of a run.
    var options: CommandOptions {
        var options = CommandOptions()
        options.configurationPath = config.path
        options.inputs = input.inputs
        return options
    }
}

/// `--usage`, which the commands have that say what changes mean for Swift code.
struct UsageOption: ParsableArguments {
    @Option(
        name: .customLong("usage"),
        help: ArgumentHelp(
            """
            Swift files, or a folder of them, in which to look for uses of the names that the changes concern; can be \
            repeated.
            """, valueName: "sources"),
        completion: .directory)
    var paths: [String] = []
}
