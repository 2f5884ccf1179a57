import Foundation

/// Key-value coding and observing by key path, for every object of Objective-C's kind.
///
/// Apple's overridable methods are members of `NSObject`; here they are members of this protocol, since Swift does not
/// override members of extensions. A class declares its own in their place, and `super` reaches these.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` with each change of the property, on the thread that makes it, until the result is
    /// invalidated or released.
    ///
    /// The property must be one that Objective-C can see and, to notify, `dynamic`.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let object = self as? NSObject else { fatalError("\(type(of: self)) cannot be observed") }
        let observance = KeyValueObservance(
            object, path: _names(of: keyPath, in: type(of: object)), options: options, owner: nil,
            read: { ($0 as! Self)[keyPath: keyPath] as Any },
            deliver: { object, change in
                changeHandler(
                    object as! Self,
                    NSKeyValueObservedChange(
                        kind: change.kind, newValue: change.new.map { $0 as! Value },
                        oldValue: change.old.map { $0 as! Value },
                        indexes: change.indexes, isPrior: change.isPrior))
            })
        let observation = NSKeyValueObservation(observance)
        observance.begin()
        return observation
    }

    /// Tells that the property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let object = self as? NSObject else { return }
        object.willChangeValue(forKey: _key(of: keyPath, in: object))
    }

    /// Tells that the property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let object = self as? NSObject else { return }
        object.didChangeValue(forKey: _key(of: keyPath, in: object))
    }

    /// Tells that objects of a collection are about to change.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        guard let object = self as? NSObject else { return }
        object.willChange(changeKind, valuesAt: indexes, forKey: _key(of: keyPath, in: object))
    }

    /// Tells that objects of a collection have changed.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        guard let object = self as? NSObject else { return }
        object.didChange(changeKind, valuesAt: indexes, forKey: _key(of: keyPath, in: object))
    }

    private func _key(of keyPath: AnyKeyPath, in object: NSObject) -> String {
        _names(of: keyPath, in: type(of: object)).joined(separator: ".")
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Is sent each change of a path that the receiver was added as an observer of. A class has its own method of this
    /// name; one that does not stops the program when a change arrives.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "\(type(of: self)): an observeValue(forKeyPath:of:change:context:) message was received but not handled; "
                + "key path: \(keyPath ?? "nil"), observed object: \(object.map { "\($0)" } ?? "nil")")
    }

    /// The paths that the value of `key` is computed from: what `keyPathsForValuesAffecting<Key>` says.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        KeyValueRules.namedPathsAffecting(key, of: self)
    }

    /// Whether setting `key` notifies its observers: what `automaticallyNotifiesObserversOf<Key>` says, or else true.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        KeyValueRules.isNamedAutomatic(key, of: self)
    }
}

/// The names of the properties of a key path; stops the program if it has none.
func _names(of keyPath: AnyKeyPath, in type: AnyClass) -> [String] {
    guard let names = KeyValueTable.names(of: keyPath, in: type) else {
        fatalError("Could not extract a String from KeyPath \(keyPath): \(type) has no such '@objc' property")
    }
    return names
}
