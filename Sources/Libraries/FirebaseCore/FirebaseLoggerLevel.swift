/// How much Firebase logs.
public enum FirebaseLoggerLevel: Int, Sendable {
    /// Errors.
    case error = 3
    /// Warnings too.
    case warning = 4
    /// What may be worth knowing too.
    case notice = 5
    /// Information too.
    case info = 6
    /// Everything.
    case debug = 7
    /// The least.
    public static var min: FirebaseLoggerLevel { .error }
    /// The most.
    public static var max: FirebaseLoggerLevel { .debug }
}
