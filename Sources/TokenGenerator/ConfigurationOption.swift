import ArgumentParser

/// `--config`, which several commands have.
struct ConfigurationOption: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("The configuration to use instead of ./tokengenerator.json.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var path: String?
}
