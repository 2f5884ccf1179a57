public import Foundation

/// What holds for all apps of Firebase's.
public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
    /// The configuration.
    public static let shared = FirebaseConfiguration()
    /// How much is logged. Kept: the one line that is logged here is logged at every level.
    public private(set) var loggerLevel = FirebaseLoggerLevel.notice

    /// Sets how much is logged.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { self.loggerLevel = loggerLevel }
}
