import Testing

/// Random histories of every operator: subscriptions, values, ends and disposals in any order, also in the middle of an
/// event and on several threads. The grammar of events holds, and nothing is left behind.
///
/// Each runs in a process of its own, as what is alive is counted for all of a process. `SEAM_RX_STEPS` says how many
/// steps are taken; without it, what takes a second or two.
@Suite struct RandomHistoryTests {
    @Test func onOneThread() async {
        await #expect(processExitsWith: .success) {
            Histories.keepQuiet()
            Histories.runOnOneThread(steps: Histories.steps(orElse: 150_000))
        }
    }

    @Test func onSeveralThreads() async {
        await #expect(processExitsWith: .success) {
            Histories.keepQuiet()
            Histories.runOnSeveralThreads(steps: Histories.steps(orElse: 40_000))
        }
    }

    @Test func operatorsLetGoOfWhatHasEnded() async {
        await #expect(processExitsWith: .success) {
            Histories.keepQuiet()
            Histories.endSources()
        }
    }
}
