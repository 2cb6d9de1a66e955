import ArgumentParser

/// The options of all measurements. `Scripts/benchmark` passes the paths; not every measurement needs both.
struct MeasurementOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The TokenGenerator to measure, in a release build.", valueName: "file"))
    var tool: String

    @Option(help: ArgumentHelp("This repository.", valueName: "dir"))
    var repository: String

    @Option(help: "The number of measurements, of which the median is printed.")
    var rounds = 7

    func validate() throws {
        if rounds < 1 { throw ValidationError("--rounds must be at least 1.") }
    }
}
