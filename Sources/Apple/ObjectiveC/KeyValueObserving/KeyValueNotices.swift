import Foundation
import Synchronization

/// Whether there is any observation at all.
public var _isAnythingObserved: Bool { KeyValueObservance.count.load(ordering: .relaxed) != 0 }

/// Tells that a property is about to be set. For translated source and the frameworks: it costs next to nothing while
/// nobody observes anything.
public func _willChangeValue(_ object: AnyObject, _ key: String) {
    guard _isAnythingObserved else { return }
    KeyValueWatch.willChange(object, key)
    guard ObservedObject.mayObserve(key) else { return }
    KeyValueNotices.automatic(object, key) { $0.willChange(.setting, nil) }
}

/// Tells that a property was set.
public func _didChangeValue(_ object: AnyObject, _ key: String) {
    guard _isAnythingObserved else { return }
    KeyValueWatch.didChange(object, key)
    guard ObservedObject.mayObserve(key) else { return }
    KeyValueNotices.automatic(object, key) { $0.didChange(.setting, nil) }
}

enum KeyValueNotices {
    static func automatic(_ object: AnyObject, _ key: String, _ tell: (KeyValueObservance) -> Void) {
        let observances = ObservedObject.observances(of: object, key)
        // The defaults tell of changes themselves.
        guard !observances.isEmpty, !(object is UserDefaults), KeyValueRules.isAutomatic(key, of: type(of: object)),
            !isSilent(object, key)
        else { return }
        for observance in observances { tell(observance) }
    }

    static func manual(_ object: NSObject, _ key: String, _ tell: (KeyValueObservance) -> Void) {
        guard _isAnythingObserved else { return }
        for observance in ObservedObject.observances(of: object, key) { tell(observance) }
    }

    // MARK: Collections

    /// A property that a thread sets without telling of it.
    private struct Silence: Equatable {
        var thread: UInt
        var object: ObjectIdentifier
        var key: String
    }

    private static let silences = Mutex<[Silence]>([])
    /// Nothing else is looked at while it is zero.
    private static let silenceCount = Atomic<Int>(0)

    /// Runs `body`, in which setting a property tells nobody: whoever calls this tells of what it changes in the property's
    /// collection.
    static func withoutSettings(of object: NSObject, _ key: String, _ body: () -> Void) {
        let silence = Silence(thread: UInt(pthread_self()), object: ObjectIdentifier(object), key: key)
        silences.withLock { $0.append(silence) }
        silenceCount.add(1, ordering: .relaxed)
        defer {
            silenceCount.subtract(1, ordering: .relaxed)
            silences.withLock { all in
                if let last = all.lastIndex(of: silence) { all.remove(at: last) }
            }
        }
        body()
    }

    private static func isSilent(_ object: AnyObject, _ key: String) -> Bool {
        guard silenceCount.load(ordering: .relaxed) != 0 else { return false }
        let silence = Silence(thread: UInt(pthread_self()), object: ObjectIdentifier(object), key: key)
        return silences.withLock { $0.contains(silence) }
    }

    /// The objects of a property's array, whether it is Swift's or Foundation's; nil if it is none.
    static func objects(of value: Any?) -> [Any]? {
        switch value.flatMap({ unwrapped($0) }) {
        case let array as NSArray: array.map { $0 }
        case let array as [Any]: array
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }
}
