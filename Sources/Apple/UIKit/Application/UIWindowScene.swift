package import QuartzCore
package import Stage

/// A scene with windows. It owns the surface of the stage on which they show, gives their layers frames, and brings them
/// what a person does.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene, LayerHost, TouchScene {
    /// The windows of the scene, hidden ones too, from the back to the front.
    public var windows: [UIWindow] {
        let all = members.compactMap(\.window).enumerated()
        return all.sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }
    /// Those that show, from the back to the front.
    package private(set) var shownWindows: [UIWindow] = []
    private struct Member { weak var window: UIWindow? }
    /// All of them; who hides a window has to keep it.
    private var members: [Member] = []
    /// The screen.
    public var screen: UIScreen { .main }
    /// The traits that the scene's windows inherit.
    public var traitCollection: UITraitCollection { .current }
    /// The status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(height: surface?.safeArea.top ?? 0) }
    /// The scene's coordinates.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// How the screen is turned.
    public var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    /// The limits of the window's size; nil where it stands for a device, whose size is fixed.
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = surface.flatMap {
        $0.isResizable ? UISceneSizeRestrictions(surface: $0) : nil
    }
    /// The window that keys go to.
    public var keyWindow: UIWindow? { shownWindows.first { $0.isKeyWindow } }

    package private(set) var surface: Surface?
    private let root = RootLayer()
    package let animator = LayerAnimator()
    package let gestures = GestureSession()
    private lazy var touches = TouchDispatcher(scene: self)
    private lazy var keys = KeyDispatcher(scene: self)
    private var drag: OutsideDrag?
    private lazy var bridge = SurfaceBridge(scene: self)

    /// Makes a window scene of a session. The app makes its scenes; code rarely calls this.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        root.rootHost = self
        root.anchorPoint = .zero
        // A device's screen is black where nothing is drawn.
        root.backgroundColor = .black
    }

    package func attach(to surface: Surface) {
        self.surface = surface
        surface.client = bridge
        knownPreferences = surface.preferences
        root.bounds = CGRect(origin: .zero, size: surface.size)
        if CADisplayLink.mainHost == nil { CADisplayLink.mainHost = self }
    }

    package override func titleDidChange() {
        surface?.title = title.isEmpty ? UIApplication.displayName : title
    }

    // MARK: Windows

    /// Makes a window one of the scene's, in front of the others of its level.
    func join(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(Member(window: window))
    }

    /// The window is another scene's, or nobody's.
    func leave(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        remove(window)
    }

    package func add(_ window: UIWindow) {
        guard !shownWindows.contains(where: { $0 === window }) else { return }
        join(window)
        shownWindows.append(window)
        restack()
        window.layer.removeAllAnimations()
        layersNeedDisplay()
    }

    package func remove(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        if window.isKeyWindow { window.resignKey() }
        layersNeedDisplay()
    }

    /// Windows stack by level, and by age within a level.
    package func restack() {
        let ordered = shownWindows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        shownWindows = ordered.map(\.element)
        for window in shownWindows { root.addSublayer(window.layer) }
    }

    package func makeKey(_ window: UIWindow) {
        let current = keyWindow
        guard current !== window else { return }
        current?.isKey = false
        current?.resignKey()
        window.isKey = true
        UIApplication.shared.latestKeyWindow = window
        window.becomeKey()
        textInputDidChange()
    }

    /// The responder that takes text changed.
    package func textInputDidChange() {
        surface?.textInput = keyWindow?.firstResponder?.textInputClient
    }

    // MARK: LayerHost

    package var now: Double { surface?.now ?? MediaClock.now }

    package var showsEveryFrame: Bool { !(surface is OffscreenSurface) }

    package func layersNeedDisplay() { surface?.setNeedsDisplay() }

    package func animationsNeedTick() { surface?.requestTick() }

    // MARK: What the surface asks and tells

    fileprivate func tick(_ surface: Surface, at time: Double) {
        touches.tick(at: time)
        animator.tick(at: time)
        for window in shownWindows where !window.isHidden { window.layoutForFrame() }
        if animator.isActive || touches.needsTick { surface.requestTick() }
    }

    fileprivate func draw(on canvas: Canvas) {
        BackdropLayer.refresh(on: self)
        root.render(on: canvas)
    }

    fileprivate var shownElements: [AccessibilityElement] {
        var collector = AccessibilityCollector()
        for window in shownWindows { collector.visit(window) }
        return collector.elements
    }

    fileprivate func perform(_ action: AccessibilityAction, on element: ObjectIdentifier) -> Bool {
        guard !UIApplication.shared.isIgnoringInteractionEvents else { return false }
        return AccessibilityPerformer(scene: self, touches: touches).perform(action, on: element, at: now)
    }

    fileprivate func receive(_ event: StageEvent) {
        if UIApplication.shared.isIgnoringInteractionEvents {
            switch event {
            case .pointer, .scroll, .drag: return
            default: break
            }
        }
        switch event {
        case .pointer(let pointer): touches.handle(pointer)
        case .scroll(let scroll): touches.handle(scroll)
        case .key(let key): keys.handle(key)
        case .drag(let event): follow(event)
        case .focusChanged(let focused):
            if !focused { keys.cancel() }
            focused ? activate() : deactivate()
        case .resized: resize()
        case .appearanceChanged(let appearance): adopt(appearance)
        case .preferencesChanged: adoptPreferences()
        case .closeRequested: disconnect()
        }
    }

    private func follow(_ event: DragEvent) {
        guard let surface, event.phase != .exited else {
            drag?.cancel()
            drag = nil
            surface?.dragUse = .none
            return
        }
        let drag = drag ?? OutsideDrag(event.items)
        self.drag = drag
        let (window, view) = DropTracker.look { touches.hit(event.location) }
        drag.move(to: window?.layer.pointFromSuperlayer(event.location) ?? event.location, over: view)
        surface.dragUse = drag.use
        if event.phase == .dropped {
            self.drag = nil
            drag.drop(event.items)
            surface.dragUse = .none
        }
        surface.requestTick()
    }

    private func resize() {
        guard let surface else { return }
        let traits = UIApplication.traits(of: surface)
        let (oldSpace, oldOrientation, oldTraits) = (coordinateSpace, interfaceOrientation, UITraitCollection.current)
        let app = UIApplication.shared
        let oldFrame = statusBarManager?.statusBarFrame ?? .zero
        let newFrame = CGRect(x: 0, y: 0, width: surface.size.width, height: surface.safeArea.top)
        let newOrientation: UIInterfaceOrientation =
            surface.size.width > surface.size.height ? .landscapeLeft : .portrait
        if newOrientation != oldOrientation {
            app.postStatusBar(UIApplication.willChangeStatusBarOrientationNotification, newOrientation)
        }
        if newFrame != oldFrame { app.postStatusBar(UIApplication.willChangeStatusBarFrameNotification, newFrame) }
        let transitions = shownWindows.map { ($0, $0.surfaceWillResize(to: surface.size, traits: traits)) }
        UIScreen.main.adopt(surface)
        root.bounds = CGRect(origin: .zero, size: surface.size)
        UITraitCollection.current = traits
        for (window, transition) in transitions { window.surfaceDidResize(to: surface, transition) }
        if surface.size != oldSpace.bounds.size || !traits.isEqual(oldTraits) {
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: oldSpace, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
        }
        if interfaceOrientation != oldOrientation {
            UIDevice.current.orientationDidChange()
            app.postStatusBar(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation)
        }
        if newFrame != oldFrame { app.postStatusBar(UIApplication.didChangeStatusBarFrameNotification, oldFrame) }
        layersNeedDisplay()
    }

    private func adopt(_ appearance: Appearance) {
        guard UIApplication.driver?.appearance == nil else { return }
        UITraitCollection.current = UITraitCollection.current.with(style: appearance == .dark ? .dark : .light)
        for window in shownWindows { window.traitsMayHaveChanged() }
        layersNeedDisplay()
    }

    /// The surface's preferences that were adopted last.
    private var knownPreferences = SurfacePreferences()

    private func adoptPreferences() {
        guard let preferences = surface?.preferences, preferences != knownPreferences else { return }
        let old = knownPreferences
        knownPreferences = preferences
        let size = UIContentSizeCategory(scale: preferences.textScale)
        if size != UITraitCollection.current.preferredContentSizeCategory {
            UITraitCollection.current = UITraitCollection.current.with(textSize: size)
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.rawValue])
            for window in shownWindows { window.traitsMayHaveChanged() }
        }
        if preferences.reducesMotion != old.reducesMotion {
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        if preferences.keyboardHeight != old.keyboardHeight {
            for window in shownWindows { window.updateInputArea() }
        }
        layersNeedDisplay()
    }

    // MARK: Life

    package func enterForeground() {
        activationState = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
    }

    package func activate() {
        guard activationState != .foregroundActive else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
        UIApplication.shared.sceneActivationChanged()
    }

    package func deactivate() {
        guard activationState == .foregroundActive else { return }
        activationState = .foregroundInactive
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        UIApplication.shared.sceneActivationChanged()
    }

    /// Nobody looks at the scene any more.
    func leaveForeground() {
        deactivate()
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
    }

    /// The window was closed: the scene leaves the foreground and is gone, and with the last one the app.
    package func disconnect() {
        leaveForeground()
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        activationState = .unattached
        surface?.close()
        UIApplication.shared.sceneDidDisconnect(self)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// The layer that contains the windows' layers. It does not move by itself when it gets another size.
@MainActor
private final class RootLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// The status bar of a scene.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let height: CGFloat
    init(height: CGFloat) { self.height = height }
    /// The frame of the status bar.
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height) }
    /// Whether there is no status bar.
    public var isStatusBarHidden: Bool { height == 0 }
}

/// The surface's client, so that the scene's public type names nothing of the stage.
@MainActor
private final class SurfaceBridge: SurfaceClient {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    func surface(_ surface: Surface, received event: StageEvent) { scene?.receive(event) }
    func surface(_ surface: Surface, tickAt time: Double) { scene?.tick(surface, at: time) }
    func surface(_ surface: Surface, drawOn canvas: Canvas) { scene?.draw(on: canvas) }
    func accessibilityElements(of surface: Surface) -> [AccessibilityElement] { scene?.shownElements ?? [] }
    func surface(_ surface: Surface, perform action: AccessibilityAction, on element: ObjectIdentifier) -> Bool {
        scene?.perform(action, on: element) ?? false
    }
}
