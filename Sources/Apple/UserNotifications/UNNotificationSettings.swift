public import Foundation

/// What the person allows an app.
public final class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// What the person has answered.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }

    /// Whether there are sounds.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether the app's number is kept.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether there are banners.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether the list has notifications.
    public var notificationCenterSetting: UNNotificationSetting {
        authorizationStatus == .authorized || authorizationStatus == .provisional ? .enabled : .disabled
    }
    /// There is no lock screen.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// There is no car.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Nothing is silent here.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Nothing is read aloud.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Every notification comes at once.
    public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    /// Nothing waits for a summary.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Messages are notifications like all others.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// What a notification looks like on the screen.
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// Always.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app has settings of its own.
    public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
