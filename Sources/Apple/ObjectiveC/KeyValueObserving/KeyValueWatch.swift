import Foundation

/// Tells of every change that properties tell their observers of, in a program that is traced.
package enum KeyValueWatch {
    nonisolated(unsafe) private static var tell: ((AnyObject, String, Any?) -> Void)?
    nonisolated(unsafe) private static var tellBefore: ((AnyObject, String, Any?) -> Void)?
    nonisolated(unsafe) private static var keysBefore: Set<String> = []

    /// Calls `body` with the object, the key and the new value of each change from now on, and `before` with the old value
    /// of changes of some keys. Before the program's own code runs.
    package static func begin(
        _ body: @escaping (AnyObject, String, Any?) -> Void, keysBefore: Set<String>,
        before: @escaping (AnyObject, String, Any?) -> Void
    ) {
        tell = body
        tellBefore = before
        self.keysBefore = keysBefore
        // Changes are looked at while anything is observed.
        KeyValueObservance.count.add(1, ordering: .relaxed)
    }

    static func willChange(_ object: AnyObject, _ key: String) {
        guard let tellBefore, keysBefore.contains(key) else { return }
        tellBefore(object, key, value(key, of: object))
    }

    static func didChange(_ object: AnyObject, _ key: String) {
        guard let tell else { return }
        tell(object, key, value(key, of: object))
    }

    private static func value(_ key: String, of object: AnyObject) -> Any? {
        guard let path = KeyValueTable.property(key, of: type(of: object))?.path else { return nil }
        return (object as Any)[keyPath: path]
    }
}
