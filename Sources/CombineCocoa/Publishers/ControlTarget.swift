import Combine
import Foundation
import UIKit

extension Publishers {
    /// Sends when an object tells a target by an action; for objects that are no controls, such as a bar's item. It
    /// sends on the main thread and does not end.
    ///
    /// Actions that the subscriber does not want are dropped.
    public struct ControlTarget<Control: AnyObject>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        private let control: Control
        private let add: @MainActor (Control, AnyObject, Selector) -> Void
        private let remove: @MainActor (Control?, AnyObject, Selector) -> Void

        /// Creates a publisher of an object's actions.
        ///
        /// - Parameters:
        ///   - control: The object. A subscription does not keep it.
        ///   - addTargetAction: Makes the object tell a target by a selector. It is to hold the target weakly.
        ///   - removeTargetAction: Undoes that. It is called when a subscriber cancels, with `nil` if the object is
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
