import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets the signals that would end the program end its changes instead, so that a run that is writing is not cut off: those
/// of Ctrl-C, of `kill`, and of a terminal that is closed. The second signal ends the program, as ever.
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

    /// Gives the signals their ordinary effect again.
    package func release() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
