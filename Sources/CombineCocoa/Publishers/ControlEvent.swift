import Combine
import UIKit

extension Publishers {
    /// A publisher that sends when a control is used: nothing but that it was, on the main thread, without an end.
    public struct ControlEvent<Control: UIControl>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        private let control: Control
        private let events: Control.Event

        /// - Parameters:
        ///   - control: The control. A subscription does not keep it.
        ///   - events: What is heard of; any of them.
        public init(control: Control, events: Control.Event) {
            self.control = control
            self.events = events
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
            let subscription = ControlSubscription(subscriber, isProperty: false) { () }
            subscription.listen(to: control, events)
            subscriber.receive(subscription: subscription)
        }
    }
}

extension ControlSubscription {
    /// Hears of a control's events.
    func listen<Control: UIControl>(to control: Control, _ events: UIControl.Event) {
        attach { [weak control] target in
            control?.addTarget(target, action: ActionTarget.action, for: events)
        } detach: { [weak control] target in
            control?.removeTarget(target, action: ActionTarget.action, for: events)
        }
    }
}
