import SeamPrimitives
public import UIKit

/// A view that shows a page of the web.
///
/// The page is WebKitGTK's, in a program of its own that the first such view starts, and comes from there as pictures;
/// touches, keys and texts go there. ``WKWebView/scrollView`` scrolls it.
@preconcurrency @MainActor
open class WKWebView: UIView, PageClient {
    /// A copy of what the view was made with.
    public let configuration: WKWebViewConfiguration
    /// Decides about loading and is told of it. It is not kept.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows panels and windows. It is not kept.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Scrolls the page.
    open private(set) lazy var scrollView: UIScrollView = makeScrollView()
    /// The pages that were shown.
    public let backForwardList = WKBackForwardList()

    let number = PageEngine.shared.nextNumber()
    lazy var content = PageContentView(page: self)
    var state = PageState()
    private(set) var isMade = false

    // MARK: What a page tells of itself

    // observable
    /// The page's title; empty without one.
    open internal(set) var title: String? = "" {
        willSet { _willChangeValue(self, "title") }
        didSet { _didChangeValue(self, "title") }
    }
    // observable: URL
    /// The address of the page, or of the one that is being loaded.
    open internal(set) var url: URL? {
        willSet {
            _willChangeValue(self, "URL")
            _willChangeValue(self, "url")
        }
        didSet {
            _didChangeValue(self, "URL")
            _didChangeValue(self, "url")
        }
    }
    // observable
    /// Whether something is being loaded.
    open internal(set) var isLoading = false {
        willSet { _willChangeValue(self, "loading") }
        didSet { _didChangeValue(self, "loading") }
    }
    // observable
    /// How much of the page has been loaded, from 0 to 1.
    open internal(set) var estimatedProgress: Double = 0 {
        willSet { _willChangeValue(self, "estimatedProgress") }
        didSet { _didChangeValue(self, "estimatedProgress") }
    }
    // observable
    /// Whether all of the page has come by connections that nobody else can read.
    open internal(set) var hasOnlySecureContent = false {
        willSet { _willChangeValue(self, "hasOnlySecureContent") }
        didSet { _didChangeValue(self, "hasOnlySecureContent") }
    }
    // observable
    /// Whether there is a page before this one.
    open internal(set) var canGoBack = false {
        willSet { _willChangeValue(self, "canGoBack") }
        didSet { _didChangeValue(self, "canGoBack") }
    }
    // observable
    /// Whether there is a page after this one.
    open internal(set) var canGoForward = false {
        willSet { _willChangeValue(self, "canGoForward") }
        didSet { _didChangeValue(self, "canGoForward") }
    }
    // observable
    /// The colour that the page gives its surroundings; nil if it says none.
    open internal(set) var themeColor: UIColor? {
        willSet { _willChangeValue(self, "themeColor") }
        didSet { _didChangeValue(self, "themeColor") }
    }
    // observable
    /// The colour around the page: the page's own unless it was set.
    open var underPageBackgroundColor: UIColor! {
        get { ownUnderPageColor ?? state.backgroundColor ?? .systemBackground }
        set {
            _willChangeValue(self, "underPageBackgroundColor")
            ownUnderPageColor = newValue
            showBackground()
            _didChangeValue(self, "underPageBackgroundColor")
        }
    }
    private var ownUnderPageColor: UIColor?

    // MARK: Settings

    /// The name by which servers know the app; nil for the usual one.
    open var customUserAgent: String? { didSet { send("agent", userAgent) } }
    /// How large the page is shown. 1 by default.
    open var pageZoom: CGFloat = 1 { didSet { if pageZoom != oldValue { updateZoom() } } }
    /// Whether swipes from the edges go back and forward. False by default.
    open var allowsBackForwardNavigationGestures = false { didSet { updateGestures() } }
    /// Whether a long press on a link shows where it leads. Kept: none does.
    open var allowsLinkPreview = true
    /// Whether the page may be looked into. Kept: there is no window for it.
    open var isInspectable = false { didSet { send("inspectable", isInspectable) } }
    /// Whether the page's texts can be searched by the person. Kept.
    open var isFindInteractionEnabled = false
    /// The kind of media that pages are shown as; nil for the screen. Kept.
    open var mediaType: String?
    let edges = [UIScreenEdgePanGestureRecognizer(), UIScreenEdgePanGestureRecognizer()]

    // MARK: Making

    /// Creates a view with a copy of a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = Self.copy(configuration)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the usual configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    deinit {
        let number = number
        let isBusy = state.isBusy
        MainQueue.perform {
            if isBusy { OutsideWork.ended() }
            PageEngine.shared.remove(number)
        }
    }

    private static func copy(_ configuration: WKWebViewConfiguration) -> WKWebViewConfiguration {
        configuration.copy() as? WKWebViewConfiguration ?? configuration
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(scrollView)
        scrollView.addSubview(content)
        backgroundColor = .systemBackground
        make()
    }

    private func makeScrollView() -> UIScrollView {
        let scrollView = PageScrollView(frame: bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.page = self
        return scrollView
    }

    /// Has the engine make the page, and starts the engine if need be.
    func make() {
        guard !isMade, PageEngine.shared.start() else { return }
        isMade = true
        for scheme in configuration.schemes { PageEngine.shared.register(scheme: scheme) }
        PageEngine.shared.add(self)
        let preferences = configuration.preferences
        let scripts =
            preferences.javaScriptEnabled && configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        send(
            "make", configuration.websiteDataStore.number, userAgent, scripts,
            preferences.javaScriptCanOpenWindowsAutomatically,
            configuration.mediaTypesRequiringUserActionForPlayback.isEmpty, isInspectable,
            Int(preferences.minimumFontSize))
        send("receive", PageScript.receiver, WKContentWorld.own.engineName, false)
        send("addScript", PageEngine.shared.nextNumber(), false, true, WKContentWorld.own.engineName, PageScript.source)
        configuration.userContentController.attach(self)
        showTransparency()
        if state.viewport != .zero { send("size", Int(state.viewport.width), Int(state.viewport.height)) }
        updateVisibility()
    }

    func send(_ verb: String, _ fields: Any?...) {
        guard isMade else { return }
        var message = PageMessage(verb, number)
        for field in fields { message.add(field) }
        PageEngine.shared.send(message)
    }

    func programEnded() {
        isMade = false
        state.sentVisibility = nil
        if isLoading { fail(WKError(.webContentProcessTerminated)) }
        processEnded()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        updateViewport()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateViewport()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { state.wasInWindow = true }
        updateVisibility()
        showAppearance()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showAppearance()
    }

    /// Whether the page covers what is behind it. A page that does not has no background but the one that it sets itself.
    open override var isOpaque: Bool { didSet { showTransparency() } }

    open override var backgroundColor: UIColor? { didSet { showBackground() } }

    private func showTransparency() {
        let alpha = isOpaque ? 1 : 0
        send("background", alpha, alpha, alpha, alpha)
        showBackground()
    }

    func showBackground() { scrollView.backgroundColor = isOpaque ? underPageBackgroundColor : .clear }

    private func showAppearance() { send("dark", traitCollection.userInterfaceStyle == .dark) }

    func updateVisibility() {
        let isShown = state.viewport != .zero && (window != nil || !state.wasInWindow)
        guard isMade, state.sentVisibility != isShown else { return }
        state.sentVisibility = isShown
        send("show", isShown)
    }

    open override func endEditing(_ force: Bool) -> Bool {
        content.resignFirstResponder()
        return super.endEditing(force)
    }
}
