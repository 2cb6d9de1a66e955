import ArgumentParser

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
