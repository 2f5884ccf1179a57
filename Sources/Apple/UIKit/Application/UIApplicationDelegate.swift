internal import ObjectiveC

/// The root object of an app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, for apps without scenes.
    var window: UIWindow? { get set }
    /// Called at launch, unless the method with options exists.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called at launch, before the app's scenes are made.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at launch, before the first window is shown.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app takes events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app takes no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the front.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app comes to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is short. Nothing here asks for it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Opens an address; false says that it was not opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Returns the orientations that the app supports in a window.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when registering for notifications from a server has failed, as it always does.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Takes up what the user did elsewhere, such as following a link to a page of the app's; false leaves it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    // objc: application:didRegisterUserNotificationSettings:
    /// Tells what the person allows of what `registerUserNotificationSettings(_:)` asked for.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Carries out a shortcut of the app's icon.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    /// ``window``, as Objective-C has it, which does not ask for the property. Translated code takes it.
    public var _doubleWindow: UIWindow?? {
        get { .some(window) }
        set { window = newValue ?? nil }
    }

    /// The app's window, for apps without scenes.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    {
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// The entry point of a class marked `@main`.
    public static func main() {
        _ = UIApplication.run(principalClass: nil, delegateClass: self as AnyObject as? AnyClass)
    }
}

/// Starts the app and runs its main loop; the names are of subclasses of `UIApplication` and of the delegate.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplication.run(
        principalClass: principalClassName.flatMap { ClassNaming.type(named: $0) },
        delegateClass: delegateClassName.flatMap { ClassNaming.type(named: $0) })
}

/// The same with arguments as Swift saw them before version 4.2.
@preconcurrency @MainActor
@discardableResult @_disfavoredOverload
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let noArguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>? = nil
    return UIApplicationMain(argc, noArguments, principalClassName, delegateClassName)
}
