import Foundation
import Seam
import Testing

@MainActor @Suite struct CommandTests {
    struct Failure: Error, Equatable {}

    @Test func doesItsWorkAtOnce() {
        var sum = 0
        let add = Command<Int> { sum += $0 }
        add.execute(2)
        add.execute(3)
        #expect(sum == 5)
        #expect(!add.isExecuting.value)
    }

    @Test func tellsErrorsUntilTheNextCall() {
        var fails = true
        let command = Command<Void> { if fails { throw Failure() } }
        command.execute()
        #expect(command.error.value is Failure)
        fails = false
        command.execute()
        #expect(command.error.value == nil)
    }

    @Test func canBeExecutedWhenItsConditionHolds() {
        let isReady = Property(false)
        var count = 0
        let command = Command<Void>(when: isReady) { count += 1 }
        let states = Recorder(command.canExecute)
        command.execute()
        isReady.value = true
        command.execute()
        isReady.value = false
        command.execute()
        #expect(count == 1)
        #expect(states.values == [false, true, false])
    }

    @Test func tellsWhetherItIsUnderWay() async {
        let command = Command<Void> { await Task.yield() }
        let states = Recorder(command.isExecuting)
        let task = command.execute()
        #expect(command.isExecuting.value)
        await task?.value
        #expect(states.values == [false, true, false])
    }

    @Test func tellsErrorsOfWorkThatWaits() async {
        let command = Command<Void> {
            await Task.yield()
            throw Failure()
        }
        await command.execute()?.value
        #expect(command.error.value is Failure)
        #expect(!command.isExecuting.value)
    }

    final class Model {
        var results: [Int] = []
        var gates: [CheckedContinuation<Void, Never>] = []
        lazy var search = Command<Int>(of: self) { model, number in
            await withCheckedContinuation { model.gates.append($0) }
            return number
        } then: { model, result in
            model.results.append(result)
        }
    }

    @Test func aNewerCallCancelsTheOlder() async {
        let model = Model()
        let first = model.search.execute(1)
        while model.gates.isEmpty { await Task.yield() }
        let second = model.search.execute(2)
        while model.gates.count < 2 { await Task.yield() }
        // The older ends last, and knows nothing of having been cancelled.
        model.gates[1].resume()
        await second?.value
        #expect(!model.search.isExecuting.value)
        model.gates[0].resume()
        await first?.value
        #expect(model.results == [2])
        #expect(first?.isCancelled == true)
    }

    @Test func ignoresCallsMeanwhileIfItShall() async {
        var gate: CheckedContinuation<Void, Never>?
        var count = 0
        let command = Command<Void>(overlap: .isIgnored) {
            count += 1
            await withCheckedContinuation { gate = $0 }
        }
        let task = command.execute()
        #expect(!command.canExecute.value)
        while gate == nil { await Task.yield() }
        #expect(command.execute() == nil)
        gate?.resume()
        await task?.value
        #expect(count == 1)
        #expect(command.canExecute.value)
    }

    @Test func canBeCancelled() async {
        let model = Model()
        let task = model.search.execute(1)
        while model.gates.isEmpty { await Task.yield() }
        model.search.cancel()
        #expect(!model.search.isExecuting.value)
        model.gates[0].resume()
        await task?.value
        #expect(model.results.isEmpty)
        #expect(model.search.error.value == nil)
    }

    /// State of the main actor is changed in the midst of work that waits, as the compiler allows in Swift 6.
    @MainActor final class ActorModel {
        @Property private(set) var states: [String] = []
        private let service: @Sendable () async throws -> String
        lazy var load = Command(of: self) { model in
            model.states.append("begins")
            return try await model.service()
        } then: { model, text in
            model.states.append(text)
        }
        init(service: @escaping @Sendable () async throws -> String) { self.service = service }
    }

    @Test func worksWithModelsOfTheMainActor() async {
        let model = ActorModel { "loaded" }
        let states = Recorder(model.$states)
        await model.load.execute()?.value
        #expect(states.values.last == ["begins", "loaded"])
    }

    @Test func keepsNoOwner() throws {
        try expectReleased {
            let model = Model()
            _ = model.search
            return model
        }
    }
}
