extension UIApplication {
    /// Begins work that is to be finished even when the last window is closed: the app ends when all of it has ended,
    /// or half a minute later.
    ///
    /// - Parameter handler: Called on the main thread when the time is over.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Asks to go on after the app has left the front; it ends before the expiration handler is needed, as nothing
    /// suspends it.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends what was begun.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// In seconds; without end while a window is open, as a desktop suspends no app.
    public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }
}
