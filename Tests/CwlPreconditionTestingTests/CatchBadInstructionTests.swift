import CwlPreconditionTesting
import Dispatch
import Foundation
import Testing

@Suite(.serialized) struct CatchBadInstructionTests {
    private final class Steps: @unchecked Sendable {
        var count = 0
        var text: String?
        var list: [Int] = []
    }

    @Test func goesOnAfterWhatStops() {
        let steps = Steps()
        let exception = catchBadInstruction {
            steps.count += 1
            if steps.count == 1 { fatalError("to be caught") }
            steps.count += 10
        }
        #expect(exception?.name.rawValue == "com.cocoawithlove.BadInstruction")
        #expect(steps.count == 1)
    }

    @Test func tellsWhatComesToItsEnd() {
        let steps = Steps()
        #expect(catchBadInstruction { steps.count += 1 } == nil)
        #expect(steps.count == 1)
    }

    @Test func catchesWhateverStops() {
        let steps = Steps()
        #expect(catchBadInstruction { _ = steps.text!.count } != nil)
        #expect(catchBadInstruction { _ = steps.list[3] } != nil)
        #expect(
            catchBadInstruction {
                steps.count = Int.max; steps.count += 1
            } != nil)
        #expect(catchBadInstruction { precondition(steps.list.count > 1) } != nil)
    }

    @Test func endsWhatTheCodeWasInTheMiddleOf() {
        func change(_ list: inout [Int], _ steps: Steps) {
            list.append(1)
            precondition(list.count < 2, "to be caught")
        }
        let steps = Steps()
        #expect(catchBadInstruction { change(&steps.list, steps) } == nil)
        for count in 1..<50 {
            #expect(catchBadInstruction { change(&steps.list, steps) } != nil)
            // Neither is the list still being changed, nor is the memory of the calls that were left.
            #expect(steps.list.count <= count + 1)
            steps.list.append(2)
            steps.list.removeLast()
        }
    }

    @Test func runsOnTheCallersThread() async {
        await MainActor.run {
            let steps = Steps()
            let own = pthread_self()
            let exception = catchBadInstruction {
                MainActor.assumeIsolated { steps.count = pthread_equal(own, pthread_self()) != 0 ? 1 : 2 }
                fatalError("to be caught")
            }
            #expect(exception != nil && steps.count == 1)
        }
    }

    @Test func catchesInsideOfAnother() {
        let steps = Steps()
        let outer = catchBadInstruction {
            if catchBadInstruction(in: { fatalError("to be caught") }) != nil { steps.count += 1 }
            if catchBadInstruction(in: {}) == nil { steps.count += 1 }
            precondition(steps.count == 0)
        }
        #expect(outer != nil && steps.count == 2)
    }

    @Test func catchesOnSeveralThreads() {
        let steps = Steps()
        let lock = NSLock()
        let done = DispatchGroup()
        for index in 0..<8 {
            done.enter()
            Thread.detachNewThread {
                let exception = catchBadInstruction { if index.isMultiple(of: 2) { fatalError("to be caught") } }
                lock.withLock { steps.count += exception == nil ? 1 : 100 }
                done.leave()
            }
        }
        done.wait()
        #expect(steps.count == 404)
    }
}
