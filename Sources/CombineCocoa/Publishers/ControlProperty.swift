import Combine
import UIKit

extension Publishers {
    /// The value that a person sets a control's property to: first the present one, then the value whenever the control
    /// tells one of some events. It sends on the main thread, does not end, and does not hear of what the app sets.
    ///
    /// A subscriber that did not want a value in time is sent the newest when it asks again.
    public struct ControlProperty<Control: UIControl, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        private let control: Control
        private let events: Control.Event
        private let keyPath: KeyPath<Control, Value>

        /// Creates a publisher of a control's property.
        ///
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
