import FileWatching
import Testing

@Suite struct ChangesTests {
    @Test("Notices that follow each other quickly are told as one") func gathered() async {
        let changes = Changes(quiet: .milliseconds(200))
        let start = ContinuousClock.now
        Task {
            for _ in 0..<3 {
                await changes.notice()
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(await changes.next())
        #expect(ContinuousClock.now - start >= .milliseconds(240))
        await changes.end()
        #expect(await !changes.next())
    }

    @Test("Notices without end are told after a while") func limited() async {
        let changes = Changes(quiet: .seconds(600), limit: .milliseconds(100))
        await changes.notice()
        #expect(await changes.next())
    }

    @Test("The end is told to who waits") func end() async {
        let changes = Changes()
        async let isGoingOn = changes.next()
        await changes.end()
        #expect(await !isGoingOn)
    }

    @Test("Without a notice there is nothing to wait for") func settled() async {
        #expect(await Changes(quiet: .seconds(600)).settle())
    }
}
