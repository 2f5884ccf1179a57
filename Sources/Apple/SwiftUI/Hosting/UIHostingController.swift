/// A view controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    private let host: _UIHostingView<Content>

    /// The view on show. Setting it updates what is there.
    public var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    /// How the controller follows the size of its view's content.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            host.tracksIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
            updatePreferredSize()
        }
    }

    /// What around the content is kept free: all that the bars, the device and the keyboard take by default.
    public var safeAreaRegions: SafeAreaRegions {
        get { host.safeAreaRegions }
        set { host.safeAreaRegions = newValue }
    }

    /// Whether nothing around the content is kept free. False by default.
    public var _disableSafeArea: Bool {
        get { host.safeAreaRegions.isEmpty }
        set { host.safeAreaRegions = newValue ? [] : .all }
    }

    /// Creates a host of a view.
    public init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// - Parameter environment: What the views are given.
    init(rootView: Content, environment: EnvironmentValues) {
        host = _UIHostingView(rootView: rootView, environment: environment)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// For a controller of a storyboard, made by a segue action.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
        finishInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    private func finishInit() {
        host.backgroundColor = .systemBackground
        host.screen.adopt(self)
        host.didLayOut = { [weak self] in self?.updatePreferredSize() }
    }

    func update(_ view: Content, environment: EnvironmentValues) { host.update(view, environment: environment) }

    /// What the views ask of the screen that the controller is.
    var ownScreen: Screen { host.screen }

    open override func loadView() {
        showsChildrenItself = true
        view = host
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.screen.willShow(animated: animated)
    }

    open override var prefersStatusBarHidden: Bool { host.screen.hidesStatusBar }

    open override var keyCommands: [UIKeyCommand]? {
        let own = ShortcutTarget.commands(of: Array(host.screen.shortcuts.values))
        let added = super.keyCommands ?? []
        return own.isEmpty && added.isEmpty ? nil : own + added
    }

    private lazy var shortcutTarget = ShortcutTarget()

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        action == ScreenShortcut.selector ? shortcutTarget : super.target(forAction: action, withSender: sender)
    }

    /// The size of the view in so much room, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.contentSize(ProposedViewSize(size)) }

    private func updatePreferredSize() {
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = host.contentSize(.unspecified)
    }
}
