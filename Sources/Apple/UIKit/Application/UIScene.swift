package import Stage

/// One face of the app that the system shows: on Linux, a window of the desktop.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public struct ConnectionOptions: @unchecked Sendable {
        public var urlContexts: Set<UIOpenURLContext> = []
        public var userActivities: Set<NSUserActivity> = []
        public var sourceApplication: String?
        /// What the app was started for; see ``UIApplicationShortcutItem``.
        public var shortcutItem: UIApplicationShortcutItem?
        /// Always nil: no notification of a desktop starts an app.
        public var notificationResponse: Any? { nil }
        public var handoffUserActivityType: String? { nil }
        package init() {}
    }

    public let session: UISceneSession
    public var delegate: (any UISceneDelegate)?
    public package(set) var activationState: ActivationState = .unattached
    /// The window's title; the app's name while it is empty.
    public var title: String! = "" {
        didSet { titleDidChange() }
    }
    package func titleDidChange() {}

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that the app was asked to open.
public struct UIOpenURLContext: Hashable, Sendable {
    public let url: URL
    package init(url: URL) { self.url = url }
}

/// What a person was doing, to go on with it elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public init(activityType: String) {
        self.activityType = activityType
    }
}

/// The record of a scene, which outlives it.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public package(set) weak var scene: UIScene?
    public let role: Role
    public package(set) var configuration: UISceneConfiguration
    public let persistentIdentifier = UUID().uuidString
    public var userInfo: [String: Any]?

    package init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}

/// Which classes and which storyboard make a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var sceneClass: AnyClass?
    public var delegateClass: AnyClass?
    package var storyboardName: String?

    /// A configuration of the Info.plist by its name, or an empty one when there is none of that name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        guard let entry = SceneManifest.main?.configuration(named: name, role: sessionRole) else { return }
        delegateClass = entry.delegateClassName.flatMap { NSClassFromString($0) }
        sceneClass = entry.sceneClassName.flatMap { NSClassFromString($0) }
        storyboardName = entry.storyboardName
    }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    /// The window got another size or other traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
