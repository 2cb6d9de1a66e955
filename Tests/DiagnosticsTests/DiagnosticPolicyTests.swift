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

    @Test("shows of a former state what is wrong with it alone, as warnings, and files that cannot be opened as errors")
    func formerState() {
        let unread = Diagnostic(.error, .noSource, "unread")
        var policy = DiagnosticPolicy(leavesOut: false)
        policy.newer = [fatal]
        let shown = policy.judged([fatal, warning, note, lost, unread], from: .files)
        #expect(shown.map(\.message) == ["lost", "unread"])
        #expect(shown.map(\.severity) == [.warning, .error])
    }

    @Test("shows to a reviewer what is new in the state under review, except what both states share")
    func review() {
        let outdated = Diagnostic(.warning, .outdatedSyntax, "outdated")
        let configured = Diagnostic(
            .warning, .unknownPath, "configured", at: SourceLocation(path: "a.json", line: 1, column: 1))
        let new = [fatal, warning, note, outdated, configured].unlike([fatal])
        #expect(new.shown(.review(configuration: "a.json")) == [warning])
        #expect(new.shown(.review(configuration: nil)) == [warning, configured])
        #expect([lost, warning, note].shown(.losses(and: [note])) == [lost, note])
    }

    @Test("reports a problem once, however often a stage finds it")
    func repetitions() {
        #expect(DiagnosticPolicy().judged([warning, note, warning], from: .catalogs) == [warning, note])
    }

    @Test("reports ten references into a group that no file has as one error, about all tokens that they cost")
    func missingGroup() {
        let dangling = (1...10).map { number in
            var error = Diagnostic(.error, .danglingAlias, "\(number)", loss: .token("a\(number)"))
            error.fact = .missingGroup("brand", path: "brand.\(number)")
            return error
        }
        #expect(Array(dangling.dropLast()).condensed.count == 9)
        // One token can have a reference in each mode.
        #expect(Array(repeating: dangling[0], count: 10).condensed.count == 10)
        let joined = ([warning] + dangling + [note]).condensed
        #expect(
            joined.map(\.message) == [
                "warning", "cannot find the group 'brand'; 10 tokens refer to tokens in it, such as 'brand.1'", "note",
            ])
        #expect(joined[1].lostTokens == (1...10).map { "a\($0)" })
    }

    @Test("reports everything about a file whose format was guessed wrongly as the error that names the guess")
    func wrongGuess() {
        let wrong = Diagnostic(.error, .wrongFormat, "wrong")
        let detail = Diagnostic(.error, .unknownProperty, "detail", loss: .detail)
        let outdated = Diagnostic(.error, .outdatedSyntax, "outdated", loss: .detail)
        func joined(_ all: Diagnostic...) -> [Diagnostic] {
            all.map { diagnostic in
                var marked = diagnostic
                if diagnostic != note { marked.fact = .wrongGuess(wrong) }
                return marked
            }.condensed
        }
        #expect(joined(warning, lost, note).map(\.message) == ["wrong", "note"])
        #expect(joined(lost, outdated).map(\.loss) == [.tokens(["a"])])
        #expect(joined(lost, detail).map(\.loss) == [.detail])
    }

    @Test("does not report a token as left out that another error costs")
    func knownLosses() {
        let leftOut = ["a", "b"].map { Diagnostic(.error, .leftOut, $0, loss: .token($0)) }
        #expect(([lost] + leftOut).condensed == [lost, leftOut[1]])
    }
}
