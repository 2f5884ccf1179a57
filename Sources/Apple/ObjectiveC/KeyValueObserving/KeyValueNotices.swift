import Foundation

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
        guard !observances.isEmpty, !(object is UserDefaults), KeyValueRules.isAutomatic(key, of: type(of: object))
        else { return }
        for observance in observances { tell(observance) }
    }

    static func manual(_ object: NSObject, _ key: String, _ tell: (KeyValueObservance) -> Void) {
        guard _isAnythingObserved else { return }
        for observance in ObservedObject.observances(of: object, key) { tell(observance) }
    }
}
