import Combine
import UIKit

extension Publishers {
    /// A publisher of what a person sets a control's property to: first the value of now, then the value whenever the
    /// control tells one of its events. It does not end, and does not hear of what the app sets.
    ///
    /// A subscriber that did not ask for a value in time is sent the newest one when it asks again.
    public struct ControlProperty<Control: UIControl, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        private let control: Control
        private let events: Control.Event
        private let keyPath: KeyPath<Control, Value>

        /// - Parameters:
        ///   - control: The control. A subscription does not keep it.
        ///   - events: When the property may have changed.
        ///   - keyPath: The property.
        public init(control: Control, events: Control.Event, keyPath: KeyPath<Control, Value>) {
            self.control = control
            self.events = events
            self.keyPath = keyPath
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            nonisolated(unsafe) let keyPath = keyPath
            let subscription = ControlSubscription(subscriber, isProperty: true) { [weak control] in
                control?[keyPath: keyPath]
            }
            subscription.listen(to: control, events)
            subscriber.receive(subscription: subscription)
        }
    }
}

extension UIControl.Event {
    /// When a control's value changes, whichever kind of control it is.
    static let valueEvents: UIControl.Event = [.allEditingEvents, .valueChanged]
}
