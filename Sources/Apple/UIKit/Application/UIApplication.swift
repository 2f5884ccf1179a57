package import Stage

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

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
    }

    open var delegate: (any UIApplicationDelegate)?
    public private(set) var connectedScenes: Set<UIScene> = []
    public private(set) var openSessions: Set<UISceneSession> = []
    package var connectedWindowScenes: [UIWindowScene] { connectedScenes.compactMap { $0 as? UIWindowScene } }

    /// The window of the main storyboard, while the app is launched.
    var mainStoryboardWindow: UIWindow?

    open var windows: [UIWindow] { connectedWindowScenes.flatMap(\.windows) }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var supportsMultipleScenes: Bool { false }
    open var statusBarFrame: CGRect {
        connectedWindowScenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    open var applicationState: State {
        let states = connectedScenes.map(\.activationState)
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
        var next: UIResponder? = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow
        while let responder = next {
            if SelectorTable.responds(responder, to: action) {
                SelectorTable.send(action, to: responder, sender, event)
                return true
            }
            next = responder.next
        }
        return false
    }

    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
    }

    // MARK: Opening

    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "file", "tel"].contains(url.scheme?.lowercased() ?? "")
    }

    /// Opens the URL with the desktop's program for it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { ended in
            let opened = ended.terminationStatus == 0
            DispatchQueue.main.async { completion?(opened) }
        }
        do {
            try process.run()
        } catch {
            DispatchQueue.main.async { completion?(false) }
        }
    }

    // MARK: Notifications

    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    // MARK: Scenes

    package func connect(_ scene: UIScene) {
        connectedScenes.insert(scene)
        openSessions.insert(scene.session)
    }

    private var usesSceneDelegate = false
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
        connectedScenes.remove(scene)
        guard connectedScenes.isEmpty else { return }
        if !usesSceneDelegate { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
        MainLoop.stop(status: 0)
    }

    package func markUsesSceneDelegate() { usesSceneDelegate = true }
}
