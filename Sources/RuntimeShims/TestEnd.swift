/// The meeting point of what runs unit tests and what watches the process that they run in. What runs them is compiled with
/// them, outside of this package.
public enum TestEnd {
    /// Called on the main thread before the first test, where something is to be watched.
    nonisolated(unsafe) public static var prepare: (() -> Void)?
    /// Called on the main thread after the last test, and after ``patience``.
    nonisolated(unsafe) public static var hasPassed: (() -> Bool)?
    /// How long what the tests have left behind has time to go, in seconds.
    public static let patience = 2.0
}
