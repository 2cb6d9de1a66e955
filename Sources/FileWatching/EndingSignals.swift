import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Makes the signals of Ctrl-C, `kill` and a closed terminal end the changes instead of the program, so that a run
/// finishes writing. A second signal ends the program.
package struct EndingSignals {
    private let sources: [any DispatchSourceSignal]

    package init(_ changes: Changes) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                signal(number, SIG_DFL)
                Task { await changes.end() }
            }
            source.resume()
            return source
        }
    }

    /// Restores the default effect of the signals.
    package func release() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
