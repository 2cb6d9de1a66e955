import Diagnostics
import Testing

@Suite("The policy of diagnostics")
struct DiagnosticPolicyTests {
    private let lost = Diagnostic(.error, .invalidValue, "lost", loss: .token("a"))
    private let fatal = Diagnostic(.error, .missingKey, "fatal")
    private let warning = Diagnostic(.warning, .unknownPath, "warning")
    private let note = Diagnostic(.note, .inferredModes, "note")

    private func severities(_ policy: DiagnosticPolicy) -> [Diagnostic.Severity] {
        policy.judged([lost, fatal, warning, note], from: .files).map(\.severity)
    }

    @Test("makes a warning of an error that costs a token, where the run goes on without it")
    func leavingOut() {
        #expect(severities(DiagnosticPolicy()) == [.warning, .error, .warning, .note])
        #expect(severities(DiagnosticPolicy(leavesOut: false)) == [.error, .error, .warning, .note])
    }

    @Test("makes errors of warnings where that was asked for")
    func strict() {
        #expect(severities(DiagnosticPolicy(isStrict: true)) == [.error, .error, .error, .note])
        #expect(severities(DiagnosticPolicy(leavesOut: false, isStrict: true)) == [.error, .error, .error, .note])
    }

    @Test("says of what was found whether it costs the run, as it will be judged")
    func stops() {
        let kinds = [lost, fatal, warning, note].map { [$0] }
        #expect(kinds.map(DiagnosticPolicy().stops) == [false, true, false, false])
        #expect(kinds.map(DiagnosticPolicy(leavesOut: false).stops) == [true, true, false, false])
        #expect(kinds.map(DiagnosticPolicy(isStrict: true).stops) == [true, true, true, false])
    }

    @Test("suppresses losses of unused tokens, which do not stop the run")
    func unmissed() {
        var policy = DiagnosticPolicy(isStrict: true)
        policy.isMissed = { $0 == "b" }
        let both = Diagnostic(.error, .invalidValue, "both", loss: .tokens(["a", "b"]))
        var found = CollectedDiagnostics()
        found.add([lost], from: .tokens)
        #expect(!policy.stops(found))
        found.add([both], from: .tokens)
        found.add([lost], from: .names)
        #expect(policy.judged(found).all.map(\.message) == ["both", "lost"])
        #expect(policy.stops(found))
    }

    @Test("keeps the order of the stages, and gives the diagnostics of some")
    func stages() {
        var found = CollectedDiagnostics()
        found.add([note], from: .turn)
        found.add([], from: .configuration)
        found.add([fatal], from: .files)
        found.add([warning, lost], from: .checks)
        let judged = DiagnosticPolicy().judged(found)
        #expect(judged.all.map(\.message) == ["note", "fatal", "warning", "lost"])
        #expect(judged.from([.turn, .checks]).all.map(\.message) == ["note", "warning", "lost"])
    }

    @Test("suppresses consequences of an unreadable file, if there are many")
    func unreadFiles() {
        let unread = Diagnostic(.error, .invalidJSON, "unread")
        let dangling = (1...11).map { Diagnostic(.error, .danglingAlias, "\($0)", loss: .token("a")) }
        func judged(_ cause: Diagnostic, from stage: CollectedDiagnostics.Stage, _ count: Int) -> [Diagnostic] {
            var found = CollectedDiagnostics()
            found.add(Array(dangling.prefix(count)), from: .tokens)
            found.add([cause], from: stage)
            return DiagnosticPolicy().judged(found).all
        }
        #expect(judged(unread, from: .files, 11).map(\.message) == ["unread"])
        #expect(judged(unread, from: .files, 11)[0].notes[0].message.hasPrefix("11 other problems"))
        #expect(judged(unread, from: .files, 10).count == 11)
        #expect(judged(unread, from: .templates, 11).count == 12)
        #expect(judged(fatal, from: .files, 11).count == 12)
    }

    @Test("shows what a command asks for")
    func selections() {
        let all = [fatal, warning, note]
        #expect(all.shown(.errors) == [fatal])
        #expect(all.shown(.withoutNotes()) == [fatal, warning])
        #expect(all.shown(.withoutNotes(but: [.inferredModes])) == all)
        #expect(all.shown(.news(since: [fatal, note])) == [fatal, warning])
    }

    @Test("shows of a former state what is wrong with it alone, as warnings")
    func formerState() {
        let shown = [fatal, warning, note, lost].ofFormerState(besides: [fatal]) { _ in false }
        #expect(shown.map(\.message) == ["lost"])
        #expect(shown.map(\.severity) == [.warning])
        #expect([fatal].ofFormerState(besides: []) { _ in true }.map(\.severity) == [.error])
    }
}
