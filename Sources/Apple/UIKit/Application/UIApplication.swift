package import Stage
internal import SeamPrimitives

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Names of what an app is told at launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The option `url`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The option `sourceApplication`.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The option `remoteNotification`.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The option `userActivityDictionary`.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The option `shortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Names of what an app is told with an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The option `sourceApplication`.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// Names of options for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The option `universalLinksOnly`.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// In front, in front without taking events, or in the background.
        case active, inactive, background
    }

    /// The address of the app's settings. Nothing opens it.
    public static let openSettingsURLString = "app-settings:"

    private static var instance: UIApplication?

    /// The only one. In unit tests, where no app was started, it is made at first use.
    public class var shared: UIApplication {
        if let instance { return instance }
        let application = UIApplication()
        instance = application
        return application
    }

    public override init() {
        super.init()
        if UIApplication.instance == nil { UIApplication.instance = self }
        // Libraries that are built for app extensions too ask for it by name.
        SelectorTable.addClassMethod(UIApplication.self, "sharedApplication") { UIApplication.shared }
    }

    /// The app's delegate.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes.
    public var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The connected scenes, the oldest first.
    private var scenes: [UIScene] = []
    /// The sessions whose scenes the app has, in no order.
    public private(set) var openSessions: Set<UISceneSession> = []
    package var connectedWindowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

    /// The window of the main storyboard, while the app is launched.
    var mainStoryboardWindow: UIWindow?

    /// The windows of all scenes, hidden ones too.
    open var windows: [UIWindow] { connectedWindowScenes.flatMap(\.windows) }
    /// Those that show.
    package var shownWindows: [UIWindow] { connectedWindowScenes.flatMap(\.shownWindows) }
    /// Of several scenes' key windows the one that became it last.
    open var keyWindow: UIWindow? {
        if let latestKeyWindow, latestKeyWindow.isKeyWindow { return latestKeyWindow }
        return windows.last { $0.isKeyWindow }
    }
    package weak var latestKeyWindow: UIWindow?
    /// Kept. Has no effect: the desktop decides when its screen is locked.
    open var isIdleTimerDisabled = false {
        didSet { LoggedOnce.say("isIdleTimerDisabled has no effect: the desktop decides when its screen is locked.") }
    }
    /// Kept. Has no effect: no icon of a desktop shows it.
    open var applicationIconBadgeNumber = 0 {
        didSet { LoggedOnce.say("applicationIconBadgeNumber has no effect: no icon of a desktop shows it.") }
    }
    /// Kept. Has no effect: a desktop has no status bar.
    @available(*, deprecated, message: "Use UIViewController.preferredStatusBarStyle")
    open var statusBarStyle = UIStatusBarStyle.default
    /// Kept. Has no effect: a desktop has no status bar.
    @available(*, deprecated, message: "Use UIViewController.prefersStatusBarHidden")
    open var isStatusBarHidden = false
    /// Has no effect: there is no status bar to show a wheel in.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            LoggedOnce.say("isNetworkActivityIndicatorVisible has no effect: there is no status bar to show it in.")
        }
    }
    /// Always: a desktop does not take an app's files away when its screen is locked.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the Info.plist allows several windows.
    open var supportsMultipleScenes: Bool {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        return Self.allowsSeveralScenes ?? manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }
    /// In place of the Info.plist's word, which unit tests have not.
    package static var allowsSeveralScenes: Bool?
    /// Kept. Has no effect: see ``UIApplicationShortcutItem``.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet {
            LoggedOnce.say("shortcutItems has no effect: a desktop shows the actions of the app's .desktop file.")
        }
    }
    let backgroundTasks = BackgroundTasks()

    /// The orientations of a window that its delegate allows. A window of a desktop has the form a person gives it.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    // MARK: Remote notifications

    /// Never: Apple's service delivers to no other systems.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Fails, and tells the delegate, as Apple's service delivers to no other systems.
    open func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on Linux"])
        NextTurn.perform { [weak self] in
            guard let self else { return }
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Ends notifications from a server. Has no effect: there are none.
    open func unregisterForRemoteNotifications() {}

    // MARK: Ignoring

    private var ignoringCount = 0
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
    /// Touches and scrolling go nowhere until ``endIgnoringInteractionEvents()`` was called as often.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    /// Takes touches again, when each beginning has its end.
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
    /// The frame of the status bar; empty without one.
    open var statusBarFrame: CGRect {
        connectedWindowScenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }
    /// The direction of reading: from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The person's text size: what the browser is set to; `.large` in a window.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// Whether the app is in front.
    open var applicationState: State {
        let states = scenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Actions and events

    /// Sends `action` to `target`, or along the responder chain from the first responder when it is nil.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            guard SelectorTable.responds(target as AnyObject, to: action) else {
                let object = target as AnyObject
                fatalError(
                    "-[\(type(of: object)) \(action.name)]: unrecognized selector sent to instance \(object)")
            }
            SelectorTable.send(action, to: target as AnyObject, sender, event)
            return true
        }
        // With several scenes each has a key window: the sender's own counts.
        let window = (sender as? UIView)?.window ?? keyWindow
        var next: UIResponder? = window?.firstResponder ?? (sender as? UIResponder) ?? window
        while let responder = next {
            if SelectorTable.responds(responder, to: action) {
                SelectorTable.send(action, to: responder, sender, event)
                return true
            }
            next = responder.next
        }
        return false
    }

    /// Hands an event to the windows. Subclasses may watch, and call `super`.
    open func sendEvent(_ event: UIEvent) {
        withActivity(.touch, Tracing.recorder?.words(for: event) ?? "") {
            for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
        }
    }

    // MARK: Opening

    /// Whether the app itself, by its Info.plist, or a program of the desktop opens such URLs.
    open func canOpenURL(_ url: URL) -> Bool { canHandle(url) }

    /// Opens the URL with the desktop's program for it, or, of one of the app's own schemes, with the app.
    ///
    /// `completion` hears in a later turn of the run loop whether something took it. Nothing takes
    /// ``openSettingsURLString``: apps have no page in the desktop's settings.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        handOver(url, completion)
    }

    /// Opens an address with the program that is for it, and tells whether there was one.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            handOver(url) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Notifications

    /// Posted at the moment that its name tells; the object is the app.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted at the moment that its name tells; the object is the app.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// On iOS posted at midnight and when the clock was set. Not posted here: a desktop's apps ask the calendar.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// On iOS posted when a person allows or forbids work in the background. Not posted here: nobody is asked.
    public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// On iOS posted before protected files are locked. Not posted here: see ``isProtectedDataAvailable``.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// On iOS posted when protected files can be read again. Not posted here: see ``isProtectedDataAvailable``.
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// On iOS posted when a person has taken a picture of the screen. Not posted here: a desktop does not tell.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    // MARK: Scenes

    package func connect(_ scene: UIScene) {
        if !scenes.contains(scene) { scenes.append(scene) }
        openSessions.insert(scene.session)
    }

    private(set) var usesSceneDelegate = false
    private var wasActive = false

    /// Apps without scene delegates hear of activation themselves.
    package func sceneActivationChanged() {
        let active = applicationState == .active
        guard active != wasActive else { return }
        wasActive = active
        if !usesSceneDelegate {
            active ? delegate?.applicationDidBecomeActive(self) : delegate?.applicationWillResignActive(self)
        }
        NotificationCenter.default.post(
            name: active ? UIApplication.didBecomeActiveNotification : UIApplication.willResignActiveNotification,
            object: self)
    }

    package func sceneDidDisconnect(_ scene: UIScene) {
        scenes.removeAll { $0 === scene }
        guard scenes.isEmpty else { return }
        if !usesSceneDelegate { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
        // Work that was begun is finished first.
        backgroundTasks.wait { [self] in
            guard scenes.isEmpty else { return }
            delegate?.applicationWillTerminate(self)
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
            MainLoop.stop(status: 0)
        }
    }

    func discard(_ session: UISceneSession) {
        openSessions.remove(session)
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    package func markUsesSceneDelegate() { usesSceneDelegate = true }

    /// The last responder: nobody before it has used the presses.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.isUnused = true }
        super.pressesBegan(presses, with: event)
    }
}
