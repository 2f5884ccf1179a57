import Foundation

/// An object that holds values by names that are known only at run time, which key-value coding reaches.
package protocol KeyValueContainer: NSObject {
    func holds(key: String) -> Bool
    func heldValue(forKey key: String) -> Any?
    func hold(_ value: Any?, forKey key: String)
    /// Whether a name with dots in it is a value of its own, such as a layer's `transform.scale`.
    func holds(path: String) -> Bool
    /// Somebody says that the value is about to change, as hand-written accessors do.
    func willChangeHeld(_ key: String)
}

extension KeyValueContainer {
    package func holds(path: String) -> Bool { false }
    package func willChangeHeld(_ key: String) {}
}
