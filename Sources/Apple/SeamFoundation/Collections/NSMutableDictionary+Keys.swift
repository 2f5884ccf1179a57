import Foundation

extension NSMutableDictionary {
    /// The value of a key; setting nil removes it.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = (key as AnyObject) as? NSObject else { return }
            if let newValue {
                setObject(newValue, forKey: key)
            } else {
                removeObject(forKey: key)
            }
        }
    }
}
