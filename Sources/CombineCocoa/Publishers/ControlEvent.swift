import Combine
import UIKit

extension Publishers {
    /// Sends when a control tells one of some events. It sends on the main thread and does not end.
    ///
    /// Events that the subscriber does not want are dropped.
    public struct ControlEvent<Control: UIControl>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        private let control: Control
        private let events: Control.Event

        /// Creates a publisher of a control's events.
        ///
        /// - Parameters:
        ///   - control: The control. A subscription does not keep it.
        ///   - events: Which events are heard; any of them sends.
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
