import Stage

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            if !isHidden { windowScene?.add(self) }
        }
    }

    public var screen: UIScreen { .main }
    open var windowLevel: Level = .normal {
        didSet { windowScene?.restack() }
    }
    open var canBecomeKey: Bool { true }
    package var isKey = false
    open var isKeyWindow: Bool { isKey }

    /// Who hears keys and text first.
    package var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            if isKeyWindow || windowScene?.keyWindow == nil { windowScene?.textInputDidChange() }
            if !isHandingOnFocus { updateInputArea() }
            accessibilityDidChange()
        }
    }

    /// One responder gives the focus to another.
    var isHandingOnFocus = false

    private(set) var storedInputArea: InputArea?

    /// Shows what the first responder has for the bottom of the window.
    func updateInputArea() {
        if storedInputArea == nil {
            var responder = firstResponder
            while let current = responder, current.inputView == nil, current.inputAccessoryView == nil {
                responder = current.next
            }
            guard responder != nil else { return }
            storedInputArea = InputArea(window: self)
        }
        storedInputArea?.follow(firstResponder)
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.surface?.size ?? windowScene.screen.bounds.size))
        self.windowScene = windowScene
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIWindow.self)
    }

    private func setUp() {
        isHidden = true
        cachedWindow = self
        lastTraits = UITraitCollection.current
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()
    /// What responders in the window undo with that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Showing

    /// Windows of apps without scenes join the only one there is.
    private func joinScene() {
        if windowScene == nil { windowScene = UIApplication.shared.connectedWindowScenes.first }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changed = newValue != super.isHidden
            super.isHidden = newValue
            guard changed else { return }
            if newValue {
                windowScene?.remove(self)
            } else {
                joinScene()
                windowScene?.add(self)
                showRootView()
            }
        }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard canBecomeKey else { return }
        joinScene()
        windowScene?.makeKey(self)
    }

    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    open func resignKey() {
        isKey = false
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    // MARK: Root view controller

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let old = oldValue {
                old.disappearFromWindow()
            }
            rootViewController?.rootWindow = self
            if !isHidden { showRootView() }
        }
    }

    private func showRootView() {
        guard let controller = rootViewController, windowScene != nil else { return }
        let view: UIView = controller.view
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        controller.appearInWindow()
    }

    // MARK: Frames

    /// The safe area of the window itself, from the surface.
    package var windowSafeArea: UIEdgeInsets {
        guard let insets = windowScene?.surface?.safeArea else { return .zero }
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Tells the controllers of what comes; nil when nothing does.
    func surfaceWillResize(to size: CGSize, traits: UITraitCollection) -> TransitionCoordinator? {
        guard let controller = rootViewController, controller.isViewLoaded else { return nil }
        let traitsChange = !traits.isEqual(UITraitCollection.current)
        let sizeChanges = size != bounds.size
        guard traitsChange || sizeChanges else { return nil }
        let coordinator = TransitionCoordinator(
            from: controller, to: controller, container: self, isAnimated: false, duration: 0)
        controller.activeTransition = coordinator
        if traitsChange { controller.willTransition(to: traits, with: coordinator) }
        if sizeChanges { controller.viewWillTransition(to: size, with: coordinator) }
        return coordinator
    }

    func surfaceDidResize(to surface: Surface, _ transition: TransitionCoordinator?) {
        frame = CGRect(origin: .zero, size: surface.size)
        traitsMayHaveChanged()
        transition?.runAlongside(duration: 0)
        setNeedsLayout()
        layoutIfNeeded()
        if let transition {
            rootViewController?.activeTransition = nil
            transition.finish()
        }
    }

    package func layoutForFrame() {
        layoutIfNeeded()
    }

    package func accessibilityDidChange() {
        windowScene?.surface?.accessibilityDidChange()
    }

    /// Delivers an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) {
        TouchDispatcher.deliver(event, in: self)
    }
}
