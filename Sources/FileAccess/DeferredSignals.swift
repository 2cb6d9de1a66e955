#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Defers the signals that would end the program, those of Ctrl-C, of `kill` and of a closed terminal, so that a group of
/// files is written whole and nothing temporary remains. A second signal of the same kind ends the program at once.
///
/// Signals that are ignored or handled otherwise, as `nohup` and `--watch` do, are left as they are.
package struct DeferredSignals {
    /// The last signal that came; 0 without any. A handler can do no more than set it.
    nonisolated(unsafe) private static let arrived = {
        let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        number.pointee = 0
        return number
    }()

    /// 1 while signals are deferred. A handler that another thread began then, and that runs later, ends the program itself.
    nonisolated(unsafe) private static let isDeferring = {
        let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        flag.pointee = 0
        return flag
    }()

    private let numbers: [Int32]

    /// Defers signals until ``deliver()``.
    package init() {
        Self.arrived.pointee = 0
        Self.isDeferring.pointee = 1
        numbers = [SIGINT, SIGTERM, SIGHUP].filter(Self.endsProgram)
        for number in numbers {
            signal(number) { number in
                DeferredSignals.arrived.pointee = number
                signal(number, SIG_DFL)
                if DeferredSignals.isDeferring.pointee == 0 { raise(number) }
            }
        }
    }

    /// Whether a signal came: whoever has much left to write leaves it.
    package static var hasArrived: Bool { arrived.pointee != 0 }

    /// Gives signals their ordinary effect again. If one came, the program ends here, by that signal.
    package func deliver() {
        Self.isDeferring.pointee = 0
        for number in numbers { signal(number, SIG_DFL) }
        guard Self.hasArrived else { return }
        // Threads that carry out tasks let no signal through.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, Self.arrived.pointee)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(Self.arrived.pointee)
    }

    /// Defers signals while something is done.
    package static func during<Result>(_ work: () -> Result) -> Result {
        let signals = DeferredSignals()
        defer { signals.deliver() }
        return work()
    }

    /// Whether a signal has its ordinary effect.
    private static func endsProgram(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
        return action.__sigaction_u.__sa_handler == nil
        #elseif canImport(Glibc)
        return action.__sigaction_handler.sa_handler == nil
        #else
        return action.__sa_handler.sa_handler == nil
        #endif
    }
}
