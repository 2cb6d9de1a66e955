#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Defers the signals that would end the program (Ctrl-C, `kill`, a closed terminal), so that a group of files is
/// written completely and no temporary files remain. A second signal of the same kind ends the program at once.
///
/// Signals that are ignored or handled otherwise, as with `nohup` and `--watch`, are not changed.
package struct DeferredSignals {
    /// The last signal that arrived, or 0. A handler can only set a variable.
    nonisolated(unsafe) private static let arrived = flag()
    /// 1 while signals are deferred. A handler that runs later ends the program itself.
    nonisolated(unsafe) private static let isDeferring = flag()
    /// 1 once the probe has arrived.
    nonisolated(unsafe) private static let isProbed = flag()

    /// A signal that nothing else uses, and that is ignored without a handler.
    private static let probe = SIGURG

    /// The signals that this instance defers; empty inside another instance.
    private let numbers: [Int32]

    /// Defers signals until ``deliver()``.
    package init() {
        numbers = [SIGINT, SIGTERM, SIGHUP].filter(Self.endsProgram)
        if numbers.isEmpty { return }
        Self.arrived.pointee = 0
        Self.isDeferring.pointee = 1
        for number in numbers {
            Self.handle(number) { number in
                DeferredSignals.arrived.pointee = number
                signal(number, SIG_DFL)
                if DeferredSignals.isDeferring.pointee == 0 { raise(number) }
            }
        }
    }

    /// Whether a signal arrived, so that a writer with much left to do should stop.
    package static var hasArrived: Bool { arrived.pointee != 0 }

    /// Restores the default effect of signals. If one arrived, the program ends here with that signal.
    package func deliver() {
        if numbers.isEmpty { return }
        Self.waitForHandlers()
        Self.isDeferring.pointee = 0
        for number in numbers { signal(number, SIG_DFL) }
        guard Self.hasArrived else { return }
        // Threads that run tasks block all signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, Self.arrived.pointee)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(Self.arrived.pointee)
    }

    /// Defers signals during some work.
    package static func during<Result>(_ work: () -> Result) -> Result {
        let signals = DeferredSignals()
        defer { signals.deliver() }
        return work()
    }
}

// MARK: - Handlers

extension DeferredSignals {
    private static func flag() -> UnsafeMutablePointer<Int32> {
        let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        flag.pointee = 0
        return flag
    }

    /// Waits for the handler of an earlier signal, which the system may have assigned to a thread that has not run
    /// since: a second signal to the same thread arrives only after it.
    private static func waitForHandlers() {
        isProbed.pointee = 0
        handle(probe) { _ in DeferredSignals.isProbed.pointee = 1 }
        // A sandbox may forbid signals, and all threads may block them.
        var attemptsLeft = kill(getpid(), probe) == 0 ? 2_000 : 0
        while isProbed.pointee == 0, attemptsLeft > 0 {
            usleep(100)
            attemptsLeft -= 1
        }
        signal(probe, SIG_DFL)
    }

    /// Sets the handler of a signal, which the probe does not interrupt; system calls are restarted after it.
    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #elseif canImport(Glibc)
        action.__sigaction_handler.sa_handler = handler
        #else
        action.__sa_handler.sa_handler = handler
        #endif
        sigemptyset(&action.sa_mask)
        sigaddset(&action.sa_mask, probe)
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }

    /// Whether a signal has its default effect.
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
