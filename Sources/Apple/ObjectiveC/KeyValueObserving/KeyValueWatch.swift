import Foundation

/// Tells of every change that properties tell their observers of, in a program that is traced.
package enum KeyValueWatch {
    nonisolated(unsafe) private static var tell: ((AnyObject, String, Any?) -> Void)?

    /// Calls `body` with the object, the key and the new value of each change from now on. Before the program's own code
    /// runs.
    package static func begin(_ body: @escaping (AnyObject, String, Any?) -> Void) {
        tell = body
        // Changes are looked at while anything is observed.
        KeyValueObservance.count.add(1, ordering: .relaxed)
    }

    static func didChange(_ object: AnyObject, _ key: String) {
        guard let tell else { return }
        var value: Any?
        if let path = KeyValueTable.property(key, of: type(of: object))?.path { value = (object as Any)[keyPath: path] }
        tell(object, key, value)
    }
}
