/// Has exceptions of Objective-C's become errors. There are none here: where iOS throws one, the program stops.
public enum ExceptionCatcher {
    /// Returns what a closure returns.
    ///
    /// - Throws: What the closure throws.
    @discardableResult
    public static func `catch`<T>(callback: () throws -> T) throws -> T { try callback() }
}
