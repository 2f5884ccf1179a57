import Stage

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Which windows are in front: the higher the nearer.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of an app's windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

        /// A level so much nearer than another: `UIWindow.Level.alert + 1`.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// A level so much farther than another.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// Brings a level nearer.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        /// Puts a level farther away.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }

    /// The scene that shows the window. It is not kept.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.leave(self)
            windowScene?.join(self)
            if !isHidden { windowScene?.add(self) }
        }
    }

    /// The screen that the window is on.
    public var screen: UIScreen { .main }
    /// Which windows are behind this one. `.normal` by default.
    open var windowLevel: Level = .normal {
        didSet { windowScene?.restack() }
    }
    /// Whether the window takes keys. True by default.
    open var canBecomeKey: Bool { true }
    package var isKey = false
    /// Whether keys come to this window.
    open var isKeyWindow: Bool { isKey }

    /// Who hears keys and text first.
    /// Posted by a window whose first responder is another one.
    package static let firstResponderDidChange = Foundation.Notification.Name("SeamFirstResponderDidChange")

    package var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            if isKeyWindow || windowScene?.keyWindow == nil { windowScene?.textInputDidChange() }
            if !isHandingOnFocus { updateInputArea() }
            accessibilityDidChange()
            NotificationCenter.default.post(name: Self.firstResponderDidChange, object: self)
        }
    }

    /// One responder gives the focus to another.
    var isHandingOnFocus = false

    private(set) var storedInputArea: InputArea?

    /// How much of the window the keyboard of a phone covers, in points.
    var coveredHeight: CGFloat { windowScene?.surface?.preferences.keyboardHeight ?? 0 }

    /// Shows what the first responder has for the bottom of the window.
    func updateInputArea() {
        if storedInputArea == nil {
            var responder = firstResponder
            while let current = responder, current.inputView == nil, current.inputAccessoryView == nil {
                responder = current.next
            }
            guard responder != nil || coveredHeight > 0 else { return }
            storedInputArea = InputArea(window: self)
        }
        storedInputArea?.follow(firstResponder)
    }

    /// Creates a window as large as a scene. It is hidden at first.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.surface?.size ?? windowScene.screen.bounds.size))
        self.windowScene = windowScene
        // Nobody observes what an initialiser sets.
        windowScene.join(self)
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
    open override var next: UIResponder? { windowScene ?? App.services }

    private lazy var ownUndoManager = UndoManager()
    /// The undo manager for responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Showing

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changed = newValue != super.isHidden
            super.isHidden = newValue
            guard changed else { return }
            if newValue {
                windowScene?.remove(self)
            } else {
                App.services.joinScene(self)
                windowScene?.add(self)
                showRootView()
            }
        }
    }

    /// Gives the window the keys and shows it. Controllers find it as the key window when they are about to appear.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Gives the window the keys.
    open func makeKey() {
        guard canBecomeKey else { return }
        App.services.joinScene(self)
        windowScene?.makeKey(self)
    }

    /// Called when the window has been given the keys.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when another window has been given the keys.
    open func resignKey() {
        isKey = false
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Never posted.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Never posted.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window is given the keys; its object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window loses the keys; its object is the window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    // MARK: Root view controller

    /// The controller whose view fills the window.
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
        guard let controller = rootViewController, windowScene != nil || !App.services.runsApp else { return }
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

    /// The part of the window that the device's edges cover.
    open override var safeAreaInsets: UIEdgeInsets { windowSafeArea }

    package func layoutForFrame() {
        layoutIfNeeded()
    }

    package func accessibilityDidChange() {
        windowScene?.surface?.accessibilityDidChange()
    }

    /// The recognisers at work in the window's scene.
    var gestures: GestureSession { windowScene?.gestures ?? ownGestures }
    /// Of a window without a scene.
    private lazy var ownGestures = GestureSession()

    /// Delivers an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) {
        TouchDispatcher.deliver(event, in: self)
    }
}
