import Combine
import Foundation
import Testing

/// How demand travels: each row is a history of both sides of an operator.
@Suite struct BackPressureTests {
    @Test func transparentOperatorsPassDemandThrough() {
        let script: [Dialogue.Step] = [.send(1), .request(.max(3)), .send(2), .cancel, .send(3)]
        #expect(Dialogue(.max(2), more: .max(1)).play(script) { $0.map { $0 } } == "↑2 1 ↑+1 ↑3 2 ↑+1 ↑cancel 3 ↑+1")
        #expect(Dialogue(.max(2)).play(script) { $0.tryMap { $0 } } == "↑2 1 ↑3 2 ↑cancel 3")
        #expect(Dialogue(.max(2)).play(script) { $0.handleEvents() } == "↑2 1 ↑3 2 ↑cancel 3")
    }

    @Test func droppedValuesAreReplaced() {
        let script: [Dialogue.Step] = [.send(1), .send(2), .send(2), .finish]
        #expect(Dialogue(.max(1)).play(script) { $0.filter { $0 == 2 } } == "↑1 ↑+1 2 2 |")
        #expect(Dialogue(.max(1)).play(script) { $0.compactMap { $0 == 2 ? $0 : nil } } == "↑1 ↑+1 2 2 |")
        #expect(Dialogue(.max(1)).play(script) { $0.removeDuplicates() } == "↑1 1 2 ↑+1 |")
        #expect(Dialogue(.max(1)).play(script) { $0.drop { $0 == 1 } } == "↑1 ↑+1 2 2 |")
        #expect(Dialogue(.max(1)).play(script) { $0.output(in: 1...1) } == "↑1 ↑+1 2 ↑cancel |")
    }

    @Test func dropFirstAsksForWhatItDrops() {
        #expect(Dialogue(.max(3)).play([.send(1), .send(2), .finish]) { $0.dropFirst() } == "↑4 2 |")
        #expect(Dialogue(nil).play([.request(.max(3)), .send(1), .send(2)]) { $0.dropFirst() } == "↑1 ↑3 2")
        #expect(Dialogue(nil).play([.request(.max(3))]) { $0.dropFirst(0) } == "↑3")
    }

    @Test func reducersTakeEverythingAndWaitForARequest() {
        let script: [Dialogue.Step] = [.send(2), .send(3), .finish, .request(.max(1)), .request(.max(1))]
        #expect(Dialogue(nil).play(script) { $0.reduce(0, +) } == "↑unlimited 5 |")
        #expect(Dialogue(nil).play(script) { $0.collect() } == "↑unlimited [2, 3] |")
        #expect(Dialogue(nil).play(script) { $0.count() } == "↑unlimited 2 |")
        #expect(Dialogue(nil).play(script) { $0.max() } == "↑unlimited 3 |")
        #expect(Dialogue(nil).play(script) { $0.min() } == "↑unlimited 2 |")
        #expect(Dialogue(nil).play(script) { $0.last() } == "↑unlimited 3 |")
        #expect(Dialogue(nil).play(script) { $0.first() } == "↑unlimited ↑cancel 2 |")
        #expect(Dialogue(nil).play(script) { $0.first { $0 > 2 } } == "↑unlimited ↑cancel 3 |")
        #expect(Dialogue(nil).play(script) { $0.contains(3) } == "↑unlimited ↑cancel true |")
        #expect(Dialogue(nil).play(script) { $0.allSatisfy { $0 > 1 } } == "↑unlimited true |")
        #expect(Dialogue(nil).play([.send(1), .fail]) { $0.reduce(0, +) } == "↑unlimited X(oops)")
        #expect(Dialogue(nil).play([.finish, .request(.max(1))]) { $0.last() } == "↑unlimited |")
        #expect(Dialogue(nil).play([.send(1), .finish, .cancel, .request(.max(1))]) { $0.count() } == "↑unlimited")
        #expect(Dialogue(nil).play([.send(1), .finish]) { $0.ignoreOutput() } == "↑unlimited |")
    }

    @Test func throwingEndsTheStream() {
        let script: [Dialogue.Step] = [.send(1), .send(2), .finish]
        #expect(
            Dialogue().play([.send(1)]) { $0.tryMap { _ -> Int in throw TestError.oops } }
                == "↑unlimited ↑cancel X(oops)")
        #expect(Dialogue().play(script) { $0.tryFilter { _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)")
        #expect(
            Dialogue().play(script) { $0.tryScan(0) { _, _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)")
        #expect(
            Dialogue().play(script) { $0.tryReduce(0) { _, _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)"
        )
        #expect(
            Dialogue().play(script) { $0.tryFirst { _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)")
        #expect(
            Dialogue().play(script) { $0.tryPrefix { _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)")
        #expect(
            Dialogue().play(script) { $0.tryMax { _, _ in throw TestError.oops } } == "↑unlimited ↑cancel X(oops)")
    }

    @Test func collectByCountMultiplies() {
        let script: [Dialogue.Step] = [.send(1), .send(2), .send(3), .request(.max(2)), .finish]
        #expect(Dialogue(.max(1)).play(script) { $0.collect(2) } == "↑2 [1, 2] ↑4 [3] |")
        #expect(Dialogue(.max(1), more: .max(1)).play(script) { $0.collect(2) } == "↑2 [1, 2] ↑+2 ↑4 [3] |")
        #expect(Dialogue().play([.send(1), .fail]) { $0.collect(2) } == "↑unlimited X(oops)")
    }

    @Test func buffers() {
        let values: [Dialogue.Step] = [.send(1), .send(2), .send(3), .request(.max(1)), .request(.max(5)), .finish]
        func run(
            _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<TestError>
        ) -> String {
            Dialogue(nil).play(values) { $0.buffer(size: 2, prefetch: prefetch, whenFull: whenFull) }
        }
        #expect(run(.byRequest, .dropNewest) == "↑unlimited 1 2 |")
        #expect(run(.byRequest, .dropOldest) == "↑unlimited 2 3 |")
        #expect(run(.byRequest, .customError { .other }) == "↑unlimited ↑cancel 1 X(other)")
        #expect(run(.keepFull, .dropNewest) == "↑2 1 ↑1 2 ↑1 |")
    }

    @Test func replacementsWaitForARequest() {
        #expect(Dialogue(nil).play([.finish, .request(.max(1))]) { $0.replaceEmpty(with: 9) } == "↑unlimited 9 |")
        #expect(Dialogue(nil).play([.fail, .request(.max(1))]) { $0.replaceError(with: 9) } == "9 |")
        #expect(Dialogue(.max(2)).play([.send(1), .fail]) { $0.replaceError(with: 9) } == "↑2 1 9 |")
        #expect(
            Dialogue(.max(1)).play([.send(1), .fail, .request(.max(1))]) { $0.replaceError(with: 9) } == "↑1 1 9 |")
        #expect(Dialogue(nil).play([.finish, .cancel, .request(.max(1))]) { $0.replaceEmpty(with: 9) } == "↑unlimited")
    }

    @Test func timedOperatorsTakeEverything() {
        let scheduler = ImmediateScheduler.shared
        #expect(Dialogue(nil).play([]) { $0.debounce(for: 1, scheduler: scheduler) } == "↑unlimited")
        #expect(Dialogue(nil).play([]) { $0.throttle(for: 1, scheduler: scheduler, latest: true) } == "↑unlimited")
        #expect(Dialogue(.max(2)).play([.send(1)]) { $0.delay(for: 1, scheduler: scheduler) } == "↑2 1")
        #expect(Dialogue(.max(2), more: .max(1)).play([.send(1)]) { $0.receive(on: scheduler) } == "↑2 1 ↑1")
        #expect(Dialogue(.max(2)).play([.cancel]) { $0.subscribe(on: scheduler) } == "↑2 ↑cancel")
    }

    @Test func switchingCarriesTheDemand() {
        let script: [Dialogue.Step] = [.send(1), .send(2), .request(.max(2)), .finish]
        #expect(
            Dialogue(.max(3)).play(script) { $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher } }
                == "↑1 1 10 ↑1 2 ↑1 20 |")
        #expect(
            Dialogue(.max(3)).play(script) { $0.map { [$0, $0 * 10].publisher }.switchToLatest() }
                == "↑unlimited 1 10 2 20 |")
        #expect(Dialogue(.max(3)).play([.send(1), .fail]) { $0.catch { _ in (7...9).publisher } } == "↑3 1 7 8")
        #expect(Dialogue(.max(3)).play([.send(1), .finish]) { $0.append(7, 8, 9) } == "↑3 1 7 8")
        #expect(Dialogue(.max(3)).play([.send(1), .fail]) { $0.prepend(7, 8) } == "7 8 ↑1 1 X(oops)")
        #expect(Dialogue(.max(3)).play([.send(1), .fail, .send(2)]) { $0.retry(1) } == "↑3 1 ↑2 2")
    }

    @Test func severalUpstreams() {
        let script: [Dialogue.Step] = [.send(1), .send(2), .request(.max(1)), .finish]
        #expect(
            Dialogue(nil).play([.send(1), .request(.max(1)), .finish]) { $0.merge(with: Empty()) } == "↑1 1 ↑1 |")
        #expect(
            Dialogue().play(script) { $0.merge(with: Just(9).setFailureType(to: TestError.self)) }
                == "↑unlimited 9 1 2 |")
        #expect(
            Dialogue(.max(1)).play(script) { $0.zip([7, 8].publisher.setFailureType(to: TestError.self)) }
                == "↑1 (1, 7) ↑1 (2, 8) | ↑cancel")
    }

    @Test func multicastAsksForNothingBeforeSomebodyDoes() {
        let probe = Probe<Int, TestError>()
        let shared = probe.multicast(subject: PassthroughSubject())
        let recorder = Recorder<Int, TestError>(nil)
        shared.subscribe(recorder)
        let connection = shared.connect()
        #expect(probe.log == [])
        recorder.request(.max(1))
        #expect(probe.log == ["request unlimited"])
        probe.send(1)
        probe.send(2)
        #expect(recorder.history == "1")
        connection.cancel()
        #expect(probe.log == ["request unlimited", "cancel"])
    }
}
