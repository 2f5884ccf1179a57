import Foundation

/// A class that says with key paths what Objective-C says with names.
public protocol NSKeyValueObservingCustomization: NSObjectProtocol {
    /// The paths of the properties that `key` is computed from.
    static func keyPathsAffectingValue(for key: AnyKeyPath) -> Set<AnyKeyPath>
    /// Whether setting the property `key` notifies its observers.
    static func automaticallyNotifiesObservers(for key: AnyKeyPath) -> Bool
}
