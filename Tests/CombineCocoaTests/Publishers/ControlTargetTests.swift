import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ControlTargetTests {
    /// Tells one target, as a bar's item does.
    private final class Bell {
        weak var target: AnyObject?
        var action: Selector?

        func ring() { if let action { _ = (target as? NSObject)?.perform(action, with: nil) } }
    }

    private final class Log { var removals: [Bool] = [] }

    private func rings(of bell: Bell, _ log: Log) -> Publishers.ControlTarget<Bell> {
        Publishers.ControlTarget(control: bell) { bell, target, action in
            bell.target = target
            bell.action = action
        } removeTargetAction: { bell, target, _ in
            log.removals.append(bell != nil)
            if bell?.target === target { bell?.target = nil }
        }
    }

    @Test func itSendsWhatWasRequested() {
        let bell = Bell()
        let log = Log()
        let requests = Requests<Void>()
        rings(of: bell, log).subscribe(requests)
        bell.ring()
        requests.subscription?.request(.max(1))
        #expect(requests.values.isEmpty)
        bell.ring()
        bell.ring()
        #expect(requests.values.count == 1)
        #expect(log.removals.isEmpty)
        requests.cancel()
        #expect(log.removals == [true])
        #expect(bell.target == nil)
    }

    @Test func theTargetIsRemovedOnce() {
        let bell = Bell()
        let log = Log()
        let sink = rings(of: bell, log).sink {}
        sink.cancel()
        sink.cancel()
        #expect(log.removals == [true])
    }

    @Test func anObjectThatIsGoneIsNotKept() {
        var bell: Bell? = Bell()
        weak let gone = bell
        let log = Log()
        let sink = rings(of: bell!, log).sink {}
        bell = nil
        #expect(gone == nil)
        sink.cancel()
        #expect(log.removals == [false])
    }
}
