import Foundation

extension Reactive where Base: UIApplication {
    /// When the app is in the foreground, in the background, active, inactive or about to end.
    @preconcurrency @MainActor
    public static var didEnterBackground: ControlEvent<Void> { event(UIApplication.didEnterBackgroundNotification) }

    /// The app is about to come to the front.
    @preconcurrency @MainActor
    public static var willEnterForeground: ControlEvent<Void> { event(UIApplication.willEnterForegroundNotification) }

    /// The app takes events.
    @preconcurrency @MainActor
    public static var didBecomeActive: ControlEvent<Void> { event(UIApplication.didBecomeActiveNotification) }

    /// The app is about to take no more events.
    @preconcurrency @MainActor
    public static var willResignActive: ControlEvent<Void> { event(UIApplication.willResignActiveNotification) }

    /// The app has started.
    @preconcurrency @MainActor
    public static var didFinishLaunching: ControlEvent<Void> { event(UIApplication.didFinishLaunchingNotification) }

    /// The app is asked to free memory. Nothing here asks for it.
    @preconcurrency @MainActor
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
        event(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// The app is about to end.
    @preconcurrency @MainActor
    public static var willTerminate: ControlEvent<Void> { event(UIApplication.willTerminateNotification) }

    /// The date or the clock has changed. Never here: see `UIApplication.significantTimeChangeNotification`.
    @preconcurrency @MainActor
    public static var significantTimeChange: ControlEvent<Void> {
        event(UIApplication.significantTimeChangeNotification)
    }

    /// Work in the background was allowed or forbidden. Never here.
    @preconcurrency @MainActor
    public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
        event(UIApplication.backgroundRefreshStatusDidChangeNotification)
    }

    /// Protected files are about to be locked. Never here.
    @preconcurrency @MainActor
    public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
        event(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }

    /// Protected files can be read again. Never here.
    @preconcurrency @MainActor
    public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
        event(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    /// A picture of the screen was taken. Never here.
    @preconcurrency @MainActor
    public static var userDidTakeScreenshot: ControlEvent<Void> {
        event(UIApplication.userDidTakeScreenshotNotification)
    }

    /// Whether the wheel of network use turns. It is kept, and shown nowhere.
    @preconcurrency @MainActor
    public var isNetworkActivityIndicatorVisible: Binder<Bool> {
        Binder(base) { $0.isNetworkActivityIndicatorVisible = $1 }
    }

    private static func event(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }
}
