import Foundation

extension NSObject {
    // A dictionary has a method of its own, between which and this one the compiler would not choose.
    /// The value of a property that Objective-C can see, by name.
    ///
    /// A name that the receiver does not have goes to ``value(forUndefinedKey:)``.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let own = SelectorTable.keyedOverride(of: self, "_own_valueForKey:") { return own(self, key, nil) }
        return _inheritedValue(forKey: key)
    }

    /// What ``value(forKey:)`` is by itself, for overrides.
    public func _inheritedValue(forKey key: String) -> Any? {
        _definedValue(forKey: key) ?? value(forUndefinedKey: key)
    }

    /// The value for a key that the receiver has; nil where it has none of the name, and the content is nil where the
    /// value is.
    package func _definedValue(forKey key: String) -> Any?? {
        if let holder = KeyValueHolder.of(self),
            let value = holder._withUnsafeGuaranteedRef({ $0.value(of: self, forKey: key) })
        {
            return value
        }
        let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
        for name in names {
            if let getter = SelectorTable.method(of: type(of: self), for: Selector(name)) {
                return .some(unwrapped(getter(self, nil, nil)))
            }
        }
        if let path = KeyValueTable.property(key, of: type(of: self))?.path {
            // What an object holds by name is what key-value coding gives, whatever type a property has for it.
            if let container = self as? any KeyValueContainer, container.holds(key: key) {
                return .some(container.heldValue(forKey: key))
            }
            return .some(unwrapped(self[keyPath: path]))
        }
        switch self {
        // The entries of these containers are read by the same call.
        case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
        case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key))
        case let container as any KeyValueContainer where container.holds(key: key):
            return .some(container.heldValue(forKey: key))
        default: return nil
        }
    }

    /// A property by its name: whether it is a weak reference; nil if the receiver has none of the name.
    package func _isWeakProperty(_ name: String) -> Bool? {
        if let property = KeyValueTable.property(name, of: type(of: self)) { return property.isWeak }
        let names = [name, "is" + name.prefix(1).uppercased() + name.dropFirst()]
        if names.contains(where: { SelectorTable.method(of: type(of: self), for: Selector($0)) != nil }) {
            return false
        }
        switch self {
        case is UserDefaults, is NSDictionary: return false
        case let container as any KeyValueContainer where container.holds(key: name): return false
        default: return nil
        }
    }

    /// Sets a property that Objective-C can see, by name.
    public func setValue(_ value: Any?, forKey key: String) {
        if let own = SelectorTable.keyedOverride(of: self, "_own_setValue:forKey:") {
            _ = own(self, value, key)
            return
        }
        _inheritedSetValue(value, forKey: key)
    }

    /// What ``setValue(_:forKey:)`` does by itself, for overrides.
    public func _inheritedSetValue(_ value: Any?, forKey key: String) {
        if let holder = KeyValueHolder.of(self),
            holder._withUnsafeGuaranteedRef({ $0.set(value, of: self, forKey: key) })
        {
            return
        }
        let setter = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
        guard let method = SelectorTable.method(of: type(of: self), for: setter) else {
            switch self {
            case let defaults as UserDefaults: return defaults.set(value, forKey: key)
            case let dictionary as NSMutableDictionary:
                if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
                return
            case let container as any KeyValueContainer where container.holds(key: key):
                return container.hold(value, forKey: key)
            default: return setValue(value, forUndefinedKey: key)
            }
        }
        // A property that does not tell its observers of changes itself is told of here.
        let notifies = KeyValueTable.property(key, of: type(of: self))?.notifies != true
        if notifies { _willChangeValue(self, key) }
        _ = method(self, value, nil)
        if notifies { _didChangeValue(self, key) }
    }

    /// The value at the end of a path of property names, as in `address.city`.
    public func value(forKeyPath path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        if let container = self as? any KeyValueContainer, container.holds(path: path) {
            return container.heldValue(forKey: path)
        }
        let next = value(forKey: String(path[..<dot])) as? NSObject
        return next?.value(forKeyPath: String(path[path.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of property names. Does nothing if an object on the way is nil.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
        if let container = self as? any KeyValueContainer, container.holds(path: path) {
            return container.hold(value, forKey: path)
        }
        let next = self.value(forKey: String(path[..<dot])) as? NSObject
        next?.setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
    }

    /// Sets properties by name, in no particular order. `NSNull` stands for nil.
    public func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of properties by name, with `NSNull` in place of nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Stops the program: there is no property of that name that Objective-C can see.
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = SelectorTable.keyedOverride(of: self, "_own_valueForUndefinedKey:") { return own(self, key, nil) }
        return _inheritedValue(forUndefinedKey: key)
    }

    /// What ``value(forUndefinedKey:)`` does by itself, for overrides.
    public func _inheritedValue(forUndefinedKey key: String) -> Any? {
        fatalError("\(type(of: self)): not key value coding-compliant for the key \(key)")
    }

    /// Stops the program: there is no property of that name that Objective-C can see.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let own = SelectorTable.keyedOverride(of: self, "_own_setValue:forUndefinedKey:") {
            _ = own(self, value, key)
            return
        }
        _inheritedSetValue(value, forUndefinedKey: key)
    }

    /// What ``setValue(_:forUndefinedKey:)`` does by itself, for overrides.
    public func _inheritedSetValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError("\(type(of: self)): not key value coding-compliant for the key \(key)")
    }
}
