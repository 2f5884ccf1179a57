public import Foundation

/// What an app is told of its notifications, on the main thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called for a notification that comes while the app is in front. Without this method nothing is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The same for those who would rather wait.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called when a person has done something with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The same for those who would rather wait.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// Called when a person asks for the app's settings. Nobody does: no desktop has a button for it.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        nonisolated(unsafe) let (delegate, handler) = (self, completionHandler)
        Task { @MainActor in
            handler(await delegate.userNotificationCenter(center, willPresent: notification))
        }
    }
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let (delegate, handler) = (self, completionHandler)
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            handler()
        }
    }
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
