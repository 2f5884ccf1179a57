internal import ObjectiveC
package import Stage

/// One face of the app that the system shows: on Linux, a window of the desktop.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, in front without taking events, or in the background.
        case foregroundActive, foregroundInactive, background
    }

    /// The information given to a scene when it connects.
    public struct ConnectionOptions: @unchecked Sendable {
        /// Addresses to open.
        public var urlContexts: Set<UIOpenURLContext> = []
        /// Activities to go on with.
        public var userActivities: Set<NSUserActivity> = []
        /// The app that asked for the scene.
        public var sourceApplication: String?
        /// The shortcut the app was started for; see ``UIApplicationShortcutItem``.
        public var shortcutItem: UIApplicationShortcutItem?
        /// Always nil: no notification of a desktop starts an app.
        public var notificationResponse: Any? { nil }
        /// Nil: nothing is handed over from other devices.
        public var handoffUserActivityType: String? { nil }
        package init() {}
    }

    /// The scene's session.
    public let session: UISceneSession
    /// The scene's delegate.
    public var delegate: (any UISceneDelegate)?
    /// Whether the scene is in the foreground, and receives events.
    public package(set) var activationState: ActivationState = .unattached
    /// The window's title; the app's name while it is empty.
    public var title: String! = "" {
        didSet { titleDidChange() }
    }
    package func titleDidChange() {}

    /// Makes a scene of a session. The app makes its scenes; code rarely calls this.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Posted at the moment that its name tells; the object is the scene.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted at the moment that its name tells; the object is the scene.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted at the moment that its name tells; the object is the scene.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted at the moment that its name tells; the object is the scene.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted at the moment that its name tells; the object is the scene.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted at the moment that its name tells; the object is the scene.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// The record of a scene, which outlives it.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene of the session while it is connected; nil otherwise.
    public package(set) weak var scene: UIScene?
    /// The purpose of the scene.
    public let role: Role
    /// The configuration that the scene was made with.
    public package(set) var configuration: UISceneConfiguration
    /// The name of the session.
    public let persistentIdentifier = UUID().uuidString
    /// Values of the app's.
    public var userInfo: [String: Any]?
    /// What the scene showed when the system last ended it. Nil: a window that was closed does not come back.
    public var stateRestorationActivity: NSUserActivity? { nil }

    package init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}

/// Which classes and which storyboard make a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration in Info.plist.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene; nil is the standard one.
    public var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    public var delegateClass: AnyClass?
    package var storyboardName: String?

    /// A configuration of the Info.plist by its name, or an empty one when there is none of that name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        guard let entry = SceneManifest.main?.configuration(named: name, role: sessionRole) else { return }
        delegateClass = entry.delegateClassName.flatMap { ClassNaming.type(named: $0) }
        sceneClass = entry.sceneClassName.flatMap { ClassNaming.type(named: $0) }
        storyboardName = entry.storyboardName
    }
}

/// Hears of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called before the scene is shown; it makes the window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene is closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene takes events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene takes no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene comes to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has left the front.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens addresses.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Goes on with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Returns an activity from which the scene can be restored. Nothing is restored.
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

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, made from the storyboard if there is one.
    var window: UIWindow? { get set }
    /// The window got another size or other traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Carries out a shortcut of the app's icon.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// ``window``, as Objective-C has it, which does not ask for the property. Translated code takes it.
    public var _doubleWindow: UIWindow?? {
        get { .some(window) }
        set { window = newValue ?? nil }
    }

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
