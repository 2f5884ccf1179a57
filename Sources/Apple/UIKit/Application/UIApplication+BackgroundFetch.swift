import SeamPrimitives

extension UIApplication {
    /// The shortest time between two fetches in the background.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No fetches in the background.
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Has no effect: a desktop wakes no app to fetch something.
    ///
    /// - Parameter minimumBackgroundFetchInterval: In seconds.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        LoggedOnce.say("setMinimumBackgroundFetchInterval has no effect: a desktop wakes no app to fetch something.")
    }
}
