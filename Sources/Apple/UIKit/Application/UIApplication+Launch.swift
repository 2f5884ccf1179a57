package import Stage
internal import ObjectiveC
internal import RuntimeShims

extension UIApplication {
    /// Makes an object of a class that an Info.plist or a nib names, by its own `init()`.
    package static func instantiate(_ type: AnyClass) -> AnyObject? {
        if let type = type as? UIResponder.Type {
            let made = InitializerSlots.metatype(of: type, as: _UIResponderCreator.self).init()
            return unsafeDowncast(made, to: UIResponder.self)
        }
        if let type = type as? NSObject.Type {
            let made = InitializerSlots.metatype(of: type, as: _NSObjectCreator.self).init()
            return unsafeDowncast(made, to: NSObject.self)
        }
        return nil
    }

    /// Starts the app: application, delegate, surface, scene, first frame; then the main loop until it ends.
    package static func run(principalClass: AnyClass?, delegateClass: AnyClass?) -> Int32 {
        lineBufferStandardOutput()
        driver = findDriver?()
        driver?.applicationWillLaunch()
        DefaultsKeeper.start()
        ClassNames.prepare()
        FontLibrary.registerFontsOfApp()
        let application = (principalClass.flatMap { instantiate($0) } as? UIApplication) ?? UIApplication.shared
        let surface: Surface
        do {
            surface = try makeSurface()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            // EX_USAGE of sysexits.h: what was asked for cannot be done, which is no fault of the app's.
            exit(64)
        }
        UIScreen.main.adopt(surface)
        UITraitCollection.current = traits(of: surface)
        surface.title = displayName

        if let delegateClass {
            guard let delegate = instantiate(delegateClass) as? any UIApplicationDelegate else {
                FileHandle.standardError.write(
                    Data("\(delegateClass) is not a class that conforms to UIApplicationDelegate\n".utf8))
                exit(1)
            }
            application.delegate = delegate
        }
        if surface is WindowSurface { makeSceneSurface = { try makeSurface() } }
        withActivity(.launch, "launch") {
            application.launch(on: surface)
            surface.present()
        }
        driver?.applicationDidPresent(on: surface)
        let status = MainLoop.run()
        UserDefaults.standard.synchronize()
        exit(status)
    }

    static var displayName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }

    package static func traits(of surface: Surface) -> UITraitCollection {
        let idiom = UIDevice.current.userInterfaceIdiom
        // A desktop window as narrow as a phone is laid out as one; Apple's regular width begins beyond 600 points or so.
        let appearance = driver?.appearance ?? surface.appearance
        let isPhoneOnItsSide = idiom == .phone && surface.size.width > surface.size.height && surface.size.height < 480
        // Of phones on their side, the biggest alone are regular: 736 points wide (8 Plus), or 896 and more.
        let isRegular =
            isPhoneOnItsSide
            ? surface.size.width == 736 || surface.size.width >= 896 : surface.size.width > 600
        return UITraitCollection(
            style: appearance == .dark ? .dark : .light, idiom: idiom, level: .base,
            horizontal: isRegular ? .regular : .compact, vertical: surface.size.height < 480 ? .compact : .regular,
            scale: surface.scale, direction: .leftToRight,
            textSize: UIContentSizeCategory(scale: surface.preferences.textScale), contrast: .normal, weight: .regular,
            force: .unavailable, gamut: .SRGB)
    }

    /// Makes a window with the first controller of the app's main storyboard, if it has one.
    private func showMainStoryboard(_ name: String?, in scene: UIWindowScene, _ adopt: (UIWindow) -> Void) {
        guard let name, !name.isEmpty, let storyboard = Self.storyboard?(name) else { return }
        guard let controller = storyboard.instantiateInitialViewController() else {
            FileHandle.standardError.write(
                Data(
                    """
                    Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the \
                    designated entry point is not set?

                    """.utf8))
            return
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        mainStoryboardWindow = window
        adopt(window)
    }

    /// Makes the root of the window of an app that has neither a storyboard nor delegates to make one: SwiftUI's.
    package static var windowContent: (() -> UIViewController)? {
        get { contentMaker }
        set { contentMaker = newValue }
    }

    /// The delegate's launch calls and the first scene, on a surface; unit tests use it too.
    package func launch(on surface: Surface) {
        let manifest = SceneManifest.main
        let hasManifest = manifest?.isEmpty == false
        let launchOptions = UIApplicationShortcutItem.ofLaunch.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
        _ = delegate?.application(self, willFinishLaunchingWithOptions: launchOptions)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        var options = UIScene.ConnectionOptions()
        options.shortcutItem = UIApplicationShortcutItem.ofLaunch
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.attach(to: surface)
        // Without scenes in its manifest the app may make its window in didFinishLaunching, which then needs the scene.
        if !hasManifest, manifest == nil || Self.windowContent == nil { connect(scene) }
        if manifest == nil {
            showMainStoryboard(Bundle.main.infoDictionary?["UIMainStoryboardFile"] as? String, in: scene) {
                delegate?.window = $0
            }
        }
        let handlesLaunch = delegate?.application(self, didFinishLaunchingWithOptions: launchOptions) ?? true
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        if manifest == nil, let window = mainStoryboardWindow {
            if delegate?.window ?? window === window { window.makeKeyAndVisible() }
            mainStoryboardWindow = nil
        }
        if hasManifest || manifest != nil && scene.windows.isEmpty {
            connectByManifest(scene, options)
        } else if Self.windowContent == nil, let configuration = configurationWithoutManifest(of: scene, options) {
            connectByManifest(scene, options, as: configuration)
        }
        if let windowContent = Self.windowContent {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = windowContent()
            window.makeKeyAndVisible()
            contentWindow = window
        }
        scene.enterForeground()
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        scene.activate()
        // A delegate that has dealt with the item at launch answers false.
        if !hasManifest, handlesLaunch, let item = options.shortcutItem {
            delegate?.application(self, performActionFor: item) { _ in }
        }
    }

    /// What the delegate of an app without a manifest says of a scene in which it has made no window. A delegate that
    /// tells how scenes are configured has them without a manifest too.
    func configurationWithoutManifest(
        of scene: UIWindowScene, _ options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        guard scene.windows.isEmpty || SceneManifest.main != nil else { return nil }
        let told = delegate?.application(self, configurationForConnecting: scene.session, options: options)
        return told?.delegateClass == nil ? nil : told
    }

    /// Connects a scene as the Info.plist and the delegate say: its delegate, its storyboard.
    ///
    /// - Parameter configuration: What the delegate has said already; nil asks it.
    func connectByManifest(
        _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions, as configuration: UISceneConfiguration? = nil
    ) {
        if !connectedScenes.contains(scene) { connect(scene) }
        let session = scene.session
        let told =
            configuration ?? delegate?.application(self, configurationForConnecting: session, options: options)
        if let told { session.configuration = told }
        if let type = session.configuration.delegateClass,
            let sceneDelegate = UIApplication.instantiate(type) as? any UISceneDelegate
        {
            scene.delegate = sceneDelegate
            markUsesSceneDelegate()
        }
        let storyboard =
            session.configuration.storyboardName ?? Bundle.main.infoDictionary?["UIMainStoryboardFile"] as? String
        let windowDelegate = scene.delegate as? any UIWindowSceneDelegate
        showMainStoryboard(storyboard, in: scene) { windowDelegate?.window = $0 }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        // An app that makes a window of its own shows that instead.
        if let window = mainStoryboardWindow, windowDelegate?.window ?? window === window {
            window.makeKeyAndVisible()
        }
        mainStoryboardWindow = nil
    }
}

@MainActor private var contentMaker: (() -> UIViewController)?
/// The window of such an app, which nothing else keeps.
@MainActor private var contentWindow: UIWindow?
