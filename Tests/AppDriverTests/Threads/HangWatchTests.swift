import Testing

@testable import AppDriver

@Suite struct HangWatchTests {
    private func reading(_ round: Int, work: Double, time: Double, isAsleep: Bool = false) -> HangWatch.Reading {
        HangWatch.Reading(round: round, isAsleep: isAsleep, work: work, time: time)
    }

    @Test func aRoundThatWorksTooLongHangs() {
        let judge = HangWatch.Judge(work: 20, wait: 120)
        #expect(!judge.hangs(reading(1, work: 5, time: 0)))
        #expect(!judge.hangs(reading(1, work: 24.9, time: 30)))
        #expect(judge.hangs(reading(1, work: 25, time: 31)))
    }

    @Test func manyRoundsDoNotHang() {
        let judge = HangWatch.Judge(work: 20, wait: 120)
        for round in 0..<100 {
            #expect(!judge.hangs(reading(round, work: Double(round) * 19, time: Double(round) * 100)))
        }
    }

    @Test func aMachineThatIsSlowDoesNotMakeAnAppHang() {
        let judge = HangWatch.Judge(work: 20, wait: 120)
        #expect(!judge.hangs(reading(1, work: 0, time: 0)))
        #expect(!judge.hangs(reading(1, work: 10, time: 119)))
    }

    @Test func waitingForSomethingElseHangsToo() {
        let judge = HangWatch.Judge(work: 20, wait: 120)
        #expect(!judge.hangs(reading(7, work: 3, time: 10)))
        #expect(judge.hangs(reading(7, work: 3, time: 130)))
    }

    @Test func aLoopThatSleepsDoesNotHang() {
        let judge = HangWatch.Judge(work: 20, wait: 120)
        #expect(!judge.hangs(reading(7, work: 3, time: 10, isAsleep: true)))
        #expect(!judge.hangs(reading(7, work: 3, time: 9_000, isAsleep: true)))
        // What a loop does as it falls asleep may not end either.
        #expect(judge.hangs(reading(7, work: 23, time: 9_001, isAsleep: true)))
    }

    @Test func theMessageNamesTheLineThatTheAppIsIn() {
        let place = SourcePlace(file: "/app/Model.swift", line: 12)
        let stack = CallStack(calls: [
            .init(name: "Swift.Array.append", place: nil, isApps: false),
            .init(name: "App.Model.count() -> ()", place: place, isApps: true),
            .init(name: "UIKit.UIControl.sendActions", place: nil, isApps: false),
        ])
        #expect(
            HangWatch.message(stack) == """
                /app/Model.swift:12: error: The app hangs: its main thread does not come back to its loop. It is in
                    Swift.Array.append
                    /app/Model.swift:12: App.Model.count() -> ()
                    UIKit.UIControl.sendActions
                """)
    }
}
