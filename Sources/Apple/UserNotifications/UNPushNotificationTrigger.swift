/// A notification that a server sent. None comes: there is no push service here.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
