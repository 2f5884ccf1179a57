extension UIApplication {
    /// How the app's first scene is turned.
    @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation")
    public var statusBarOrientation: UIInterfaceOrientation {
        connectedWindowScenes.first?.interfaceOrientation ?? .portrait
    }

    /// How long the status bar takes to turn, in seconds: 0.3, as on a telephone that turns by a quarter.
    @available(*, deprecated, message: "Use UIViewController.viewWillTransition(to:with:)")
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Posted before the first scene is turned; ``statusBarOrientationUserInfoKey`` has the new orientation.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the first scene has been turned; ``statusBarOrientationUserInfoKey`` has the old orientation.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the status bar gets another frame, which ``statusBarFrameUserInfoKey`` has.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar has got another frame; ``statusBarFrameUserInfoKey`` has the old one.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// An `NSNumber` with the raw value of an orientation.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// An `NSValue` with a rectangle.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Posts a notification about the orientation of the first scene.
    func postStatusBar(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }

    /// Posts a notification about the frame of its status bar.
    func postStatusBar(_ name: Notification.Name, _ frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: self, userInfo: [Self.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }
}
