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
    nonisolated(unsafe) private static let arrived = flag()
    /// 1 while signals are deferred. A handler that runs later ends the program itself.
    nonisolated(unsafe) private static let isDeferring = flag()
    /// 1 once the probe has come through.
    nonisolated(unsafe) private static let isProbed = flag()

    /// A signal that nobody else uses, and that is ignored without a handler.
    private static let probe = SIGURG

    /// The signals that this one defers: none where another one does already.
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

    /// Whether a signal came: a writer with much left to do stops.
    package static var hasArrived: Bool { arrived.pointee != 0 }

    /// Gives signals their ordinary effect again. If one came, the program ends here, by that signal.
    package func deliver() {
        if numbers.isEmpty { return }
        Self.waitForHandlers()
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
}

// MARK: - Handlers

extension DeferredSignals {
    private static func flag() -> UnsafeMutablePointer<Int32> {
        let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        flag.pointee = 0
        return flag
    }

    /// Waits for the handler of a signal that came before, which the system gives to a thread that may not have run since: a
    /// second signal to the same thread comes through only behind it.
    private static func waitForHandlers() {
        isProbed.pointee = 0
        handle(probe) { _ in DeferredSignals.isProbed.pointee = 1 }
        // A sandbox may forbid signals, and no thread need let them through.
        var attemptsLeft = kill(getpid(), probe) == 0 ? 2_000 : 0
        while isProbed.pointee == 0, attemptsLeft > 0 {
            usleep(100)
            attemptsLeft -= 1
        }
        signal(probe, SIG_DFL)
    }

    /// Sets the handler of a signal, which the probe does not interrupt; system calls go on behind it.
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
