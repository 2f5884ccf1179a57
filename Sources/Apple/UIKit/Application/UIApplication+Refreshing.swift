/// Whether apps may load anew in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It is not allowed to any.
    case restricted = 0
    /// The person does not want it.
    case denied = 1
    /// They may.
    case available = 2
}

extension UIApplication {
    /// The address of the app's settings of notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether the app may load anew in the background. Restricted: nothing wakes it there.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Keeps the next picture of the app from being shown at its next start. Has no effect: none is taken.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Whether shaking the device offers to undo. Always false: a desktop is not shaken. Setting it has no effect.
    public var applicationSupportsShakeToEdit: Bool {
        get { false }
        set {}
    }
}
