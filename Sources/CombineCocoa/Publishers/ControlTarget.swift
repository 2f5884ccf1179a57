import Combine
import Foundation
import UIKit

extension Publishers {
    /// A publisher for what tells a target and an action but is no control, such as a bar's item. It sends on the main
    /// thread, without an end.
    public struct ControlTarget<Control: AnyObject>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        private let control: Control
        private let add: @MainActor (Control, AnyObject, Selector) -> Void
        private let remove: @MainActor (Control?, AnyObject, Selector) -> Void

        /// - Parameters:
        ///   - control: What tells. A subscription does not keep it.
        ///   - addTargetAction: Has it tell a target by a selector. It is to hold the target weakly.
        ///   - removeTargetAction: Has it stop that. It is called once a subscriber cancels, with nil if what tells is
        ///     gone.
        @preconcurrency
        public init(
            control: Control,
            addTargetAction: @escaping @MainActor (Control, AnyObject, Selector) -> Void,
            removeTargetAction: @escaping @MainActor (Control?, AnyObject, Selector) -> Void
        ) {
            self.control = control
            add = addTargetAction
            remove = removeTargetAction
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
            let subscription = ControlSubscription(subscriber, isProperty: false) { () }
            nonisolated(unsafe) weak let control = control
            subscription.attach { [add] target in
                if let control { add(control, target, ActionTarget.action) }
            } detach: { [remove] target in
                remove(control, target, ActionTarget.action)
            }
            subscriber.receive(subscription: subscription)
        }
    }
}
