public import Foundation

// For translated source. What an archive does not have is nil on iOS; Foundation on Linux gives up the whole archive.
extension NSCoder {
    /// The object under a key; nil if there is none.
    public func _decodeObject(forKey key: String) -> Any? {
        isMissing(key) ? nil : decodeObject(forKey: key)
    }

    /// The object of a class under a key; nil if there is none.
    public func _decodeObject<Object>(of type: Object.Type, forKey key: String) -> Object?
    where Object: NSObject, Object: NSCoding {
        isMissing(key) ? nil : decodeObject(of: type, forKey: key)
    }

    /// The object of one of several classes under a key; nil if there is none.
    public func _decodeObject(of types: [AnyClass]?, forKey key: String) -> Any? {
        isMissing(key) ? nil : decodeObject(of: types, forKey: key)
    }

    private func isMissing(_ key: String) -> Bool {
        (self as? NSKeyedUnarchiver).map { !$0.containsValue(forKey: key) } ?? false
    }
}
