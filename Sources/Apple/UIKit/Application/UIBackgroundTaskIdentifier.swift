/// Names a piece of work that the app wants to finish when it is closed.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Stands for no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
