import ArgumentParser

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The option `--color` of all commands.
struct ColorOption: ParsableArguments {
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, always, never
    }

    @Option(help: "When to color the output. auto: on a terminal, unless NO_COLOR is set.")
    var color: Choice = .auto

    /// Overrides the environment, from which ``Terminal`` takes the number of colors before anything is printed.
    func validate() {
        switch color {
        case .auto: break
        case .always:
            unsetenv("NO_COLOR")
            setenv("FORCE_COLOR", "true", 1)
        case .never: setenv("NO_COLOR", "1", 1)
        }
    }
}
