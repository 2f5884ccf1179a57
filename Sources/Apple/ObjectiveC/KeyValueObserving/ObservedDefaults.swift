import Foundation
import RuntimeShims

/// The class that user defaults become while they are observed: it tells of what is set.
///
/// Foundation on Linux sets defaults without telling anybody. So the object's class is exchanged, as Objective-C does
/// for every object that is observed; it adds nothing to the object itself.
final class ObservedDefaults: UserDefaults {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var observances: [KeyValueObservance] = []

    static func add(_ observance: KeyValueObservance, of defaults: UserDefaults) {
        lock.withLock {
            observances.removeAll(where: \.isEnded)
            observances.append(observance)
            // A class of the app's own stays what it is.
            guard type(of: defaults) == UserDefaults.self else { return }
            ObjectClasses.become(defaults, ObservedDefaults.self)
        }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        changed()
    }

    override func removeObject(forKey defaultName: String) {
        super.removeObject(forKey: defaultName)
        changed()
    }

    private func changed() {
        for observance in Self.lock.withLock({ Self.observances }) { observance.defaultsChanged() }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Whether two values of the defaults, which are property lists, are the same.
    static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        object(left as Any).isEqual(object(right as Any))
    }

    private static func object(_ value: Any) -> NSObject {
        if let value = value as? NSObject { return value }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { object($0.value) } ?? NSNull() }
        if let array = value as? [Any] { return NSArray(array: array.map(object)) }
        if let dictionary = value as? [String: Any] {
            return NSDictionary(
                objects: dictionary.values.map(object), forKeys: dictionary.keys.map { NSString(string: $0) })
        }
        if let value = value as? AnyHashable { return Box(value) }
        return NSNull()
    }

    private final class Box: NSObject {
        private let value: AnyHashable

        init(_ value: AnyHashable) {
            self.value = value
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? Box)?.value == value
        }

        override var hash: Int { value.hashValue }
    }
}
