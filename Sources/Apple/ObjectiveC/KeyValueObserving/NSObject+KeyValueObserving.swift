import Foundation

/// The arguments of `observeValue(forKeyPath:of:change:context:)`, which are more than a selector carries.
public struct _KeyValueMessage {
    /// The path that is observed.
    public let keyPath: String?
    /// The object that the path begins at.
    public let object: Any?
    /// The kind of the change, and the values that were asked for.
    public let change: [NSKeyValueChangeKey: Any]?
    /// The pointer that the observer was added with.
    public let context: UnsafeMutableRawPointer?

    /// The name under which a class's method is entered in the table.
    static let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
}

extension NSObject {
    /// Sends `observeValue(forKeyPath:of:change:context:)` to `observer` with each change, on the thread that makes it.
    ///
    /// Neither object is kept alive. An observer that is gone needs no removal.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) weak let receiver = observer
        nonisolated(unsafe) weak var ended: KeyValueObservance?
        let observance = KeyValueObservance(
            self, path: keyPath.split(separator: ".").map(String.init), options: options,
            owner: KeyValueObservance.Owner(observer: ObjectIdentifier(observer), context: context),
            read: { $0.value(forKeyPath: keyPath) as Any },
            deliver: { object, change in
                guard let receiver else {
                    ended?.end()
                    return
                }
                let message = _KeyValueMessage(
                    keyPath: keyPath, object: object, change: change.dictionary, context: context)
                if let method = SelectorTable.method(of: type(of: receiver), for: _KeyValueMessage.selector) {
                    _ = method(receiver, message, nil)
                } else {
                    receiver.observeValue(
                        forKeyPath: keyPath, of: object, change: message.change, context: context)
                }
            })
        ended = observance
        observance.begin()
    }

    /// Calls `handler` with each change at the end of a path of names until the result is released.
    public func _observe(
        path: String, options: NSKeyValueObservingOptions, handler: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation {
        let observance = KeyValueObservance(
            self, path: path.split(separator: ".").map(String.init), options: options, owner: nil,
            read: { $0.value(forKeyPath: path) as Any }, deliver: { _, change in handler(change.dictionary) })
        let observation = NSKeyValueObservation(observance)
        observance.begin()
        return observation
    }

    /// Calls `handler` with each new value at the end of a path of names, `NSNull` for nil, until the result is
    /// released.
    package func observe(
        path: String, options: NSKeyValueObservingOptions, handler: @escaping (Any?) -> Void
    ) -> NSKeyValueObservation {
        _observe(path: path, options: options) { handler($0[.newKey]) }
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began last for that path.
    ///
    /// Stops the program if there is nothing to end, as it does on Apple's platforms.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// The same, for one context among several.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath) { $0 == context }
    }

    private func remove(
        _ observer: NSObject, _ keyPath: String, _ isMeant: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let path = keyPath.split(separator: ".").map(String.init)
        let key = KeyValueTable.key(path.first ?? "", of: type(of: self))
        let found = ObservedObject.observances(ofReleasing: self, key).last { observance in
            guard let owner = observance.owner else { return false }
            return observance.path == path && owner.observer == ObjectIdentifier(observer) && isMeant(owner.context)
        }
        guard let found else {
            fatalError(
                "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
                    + "<\(type(of: self))> because it is not registered as an observer.")
        }
        found.end()
    }

    /// Tells that the property is about to change. The thread that says so also says
    /// ``didChangeValue(forKey:)``.
    ///
    /// An operation's own, which tells its queue, is preferred.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {
        (self as? any KeyValueContainer)?.willChangeHeld(key)
        KeyValueNotices.manual(self, key) { $0.willChange(.setting, nil) }
    }

    /// Tells that the property has changed.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {
        KeyValueNotices.manual(self, key) { $0.didChange(.setting, nil) }
    }

    /// Tells that objects of a collection are about to change.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueNotices.manual(self, key) { $0.willChange(changeKind, indexes) }
    }

    /// Tells that objects of a collection have changed.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueNotices.manual(self, key) { $0.didChange(changeKind, indexes) }
    }
}
