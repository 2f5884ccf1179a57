import Combine
import Foundation
import SeamPrimitives
import UIKit

/// The subscription to an object that tells a target by an action.
///
/// The object tells on the main thread, and is used there alone; a subscriber may request and cancel on any thread.
/// Events that nobody has requested are dropped, save that a property's present value is sent when somebody asks.
final class ControlSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let value: @MainActor () -> Downstream.Input?
    private let isProperty: Bool

    // Guarded by `lock`.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The property has a value that the subscriber has not been sent.
    private var isBehind: Bool
    private var target: ActionTarget?
    private var detach: (@MainActor (ActionTarget) -> Void)?

    /// - Parameters:
    ///   - isProperty: Whether the value of now is sent to who asks first, and to who asks after having missed one.
    ///   - value: What is sent; nil for nothing, because the object is gone.
    init(_ downstream: Downstream, isProperty: Bool, value: @escaping @MainActor () -> Downstream.Input?) {
        self.downstream = downstream
        self.isProperty = isProperty
        self.value = value
        isBehind = isProperty
    }

    /// Has the object tell the subscription.
    ///
    /// - Parameters:
    ///   - attach: Adds the target and ``ActionTarget/action`` to the object, which holds the target weakly.
    ///   - detach: Takes them away again.
    func attach(
        _ attach: @escaping @MainActor (ActionTarget) -> Void, detach: @escaping @MainActor (ActionTarget) -> Void
    ) {
        MainQueue.perform {
            let target = ActionTarget { [weak self] _ in MainActor.assumeIsolated { self?.fire() } }
            let isWanted = self.lock.withLock {
                guard self.downstream != nil else { return false }
                (self.target, self.detach) = (target, detach)
                return true
            }
            if isWanted { attach(target) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let isOwed = lock.withLock {
            self.demand += demand
            return isBehind && self.demand > 0
        }
        if isOwed { MainQueue.perform { self.catchUp() } }
    }

    @MainActor
    private func catchUp() {
        if lock.withLock({ isBehind }) { fire() }
    }

    @MainActor
    private func fire() {
        guard let value = value() else { return }
        let receiver: Downstream? = lock.withLock {
            isBehind = isProperty && demand == .none
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > 0 { request(more) }
    }

    func cancel() {
        // Released outside the lock: deinitialisers may come back here.
        nonisolated(unsafe) let released = lock.withLock {
            defer { (downstream, target, detach) = (nil, nil, nil) }
            return (downstream, target, detach)
        }
        guard let target = released.1, let detach = released.2 else { return }
        target.invalidate()
        MainQueue.perform { detach(target) }
    }
}
