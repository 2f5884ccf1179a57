import Foundation
import RuntimeShims

/// The class that user defaults become while they are observed: it tells of what is set.
///
/// The object's class is exchanged, as Objective-C does for every object that is observed; it adds nothing to the object
/// itself.
final class ObservedDefaults: DefaultsMethods.Changed {
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
    }

    /// Whether two values of the defaults, which are property lists, are the same.
    static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left.map(PropertyListObjects.object), right.map(PropertyListObjects.object)) {
        case (nil, nil): true
        case (let left as NSObject, let right as NSObject): left.isEqual(right)
        case (let left as AnyHashable, let right as AnyHashable): left == right
        default: false
        }
    }
}
