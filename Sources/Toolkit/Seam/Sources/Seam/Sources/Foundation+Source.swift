import Foundation

#if canImport(ObjectiveC)
    import ObjectiveC

    extension NSObjectProtocol where Self: NSObject {
        /// The values of a property that can be observed by key, from the present one on.
        ///
        /// The object is kept alive by those who observe the source.
        public func source<Value>(_ keyPath: KeyPath<Self, Value>) -> Source<Value> {
            Source { send in
                let change = Sending { (object: Self) in send(object[keyPath: keyPath]) }
                let observation = self.observe(keyPath, options: [.initial, .new]) { object, _ in change.call(object) }
                return BindingToken.onEnd { observation.invalidate() }
            }
        }
    }
#endif

extension NotificationCenter {
    /// The notifications of a name.
    public func source(for name: Notification.Name, object: AnyObject? = nil) -> Source<Notification> {
        Source { [weak object] send in
            let arrival = Sending { (notification: Notification) in send(notification) }
            let observer = self.addObserver(forName: name, object: object, queue: nil) { arrival.call($0) }
            return BindingToken.onEnd { self.removeObserver(observer) }
        }
    }
}

/// A closure for those who call it on the thread of the change, and want it sendable.
private struct Sending<Argument>: @unchecked Sendable {
    let call: (Argument) -> Void
}
