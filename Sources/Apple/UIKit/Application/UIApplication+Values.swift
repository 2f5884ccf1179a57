extension UIApplication {
    /// Returns a value of the class by its name: the application, for libraries that may not name it in extensions of apps.
    public class func value(forKeyPath keyPath: String) -> Any? {
        keyPath == "sharedApplication" || keyPath == "shared" ? shared : nil
    }

    /// Returns a value of the class by its name, as ``value(forKeyPath:)``.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
