public import URLLoading
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

    // MARK: Loading

    /// Loads what a request asks for.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if url.isFileURL { return loadFileURL(url, allowingReadAccessTo: url) }
        let method = request.httpMethod ?? "GET"
        let navigation = begin(url)
        guard method == "GET" else {
            post(request, navigation)
            return navigation
        }
        var message = PageMessage("load", number, url.absoluteString)
        message.add(headers: request.allHTTPHeaderFields ?? [:])
        perform(message)
        return navigation
    }

    /// Loads a file of the app's.
    ///
    /// - Parameter readAccessURL: A file or a folder that the page may read as well. The page may read what the app may.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        let navigation = begin(URL)
        perform(PageMessage("load", number, URL.absoluteString))
        return navigation
    }

    /// Loads a request for a file of the app's.
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        request.url.flatMap { loadFileURL($0, allowingReadAccessTo: readAccessURL) } ?? WKNavigation()
    }

    /// Shows a text of HTML.
    ///
    /// - Parameter baseURL: The address from which the page's own addresses go on.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let navigation = begin(baseURL ?? URL(string: "about:blank"))
        perform(PageMessage("html", number, string, baseURL?.absoluteString))
        return navigation
    }

    /// Shows data.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        let navigation = begin(baseURL)
        show(data, type: MIMEType, encoding: characterEncodingName, base: baseURL)
        return navigation
    }

    /// Shows data as if it were the answer to a request.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        let navigation = begin(request.url)
        show(data, type: response.mimeType, encoding: response.textEncodingName, base: request.url)
        return navigation
    }

    /// Shows a text of HTML as if it were the answer to a request.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        let navigation = begin(request.url)
        show(Data(string.utf8), type: "text/html", encoding: "utf-8", base: request.url)
        return navigation
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard url != nil else { return nil }
        return command("reload", false)
    }

    /// Loads the page again, past all caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        guard url != nil else { return nil }
        return command("reload", true)
    }

    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? command("back") : nil }

    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? command("forward") : nil }

    /// Goes to a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.distance(to: item).flatMap { $0 == 0 ? nil : command("go", $0) }
    }

    /// Loads no more.
    open func stopLoading() { send("stop") }

    /// Whether the engine answers addresses of a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss", "javascript", "ftp"]
            .contains(urlScheme.lowercased())
    }

    // MARK: Scripts

    /// Runs a script in the page's own world.
    ///
    /// - Parameter completionHandler: Called with the script's value, or with the error that it has thrown.
    @preconcurrency open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, .page) { completionHandler?($0, $1) }
    }

    /// Runs a script in the page's own world, and returns its value; null for none.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await evaluateJavaScript(javaScriptString, in: nil, contentWorld: .page) ?? NSNull()
    }

    // MARK: Pictures and searching

    /// Takes a picture of the page.
    ///
    /// - Parameter snapshotConfiguration: What it shows; nil for the whole view.
    @preconcurrency open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        make()
        let configuration = snapshotConfiguration?.copy() as? WKSnapshotConfiguration ?? WKSnapshotConfiguration()
        PageEngine.shared.ask("snapshot", number, false) { [weak self] answer in
            let file = answer.text(4)
            guard let self, answer.text(3) == "picture",
                var image = Self.image(file, answer.int(5), answer.int(6))
            else { return completionHandler(nil, WKError(.unknown)) }
            try? FileManager.default.removeItem(atPath: file)
            let scale = CGFloat(image.width) / max(1, state.viewport.width)
            if !configuration.rect.isNull {
                let part = CGRect(
                    x: configuration.rect.minX * scale, y: configuration.rect.minY * scale,
                    width: configuration.rect.width * scale, height: configuration.rect.height * scale)
                guard let cropped = image.cropping(to: part) else { return completionHandler(nil, WKError(.unknown)) }
                image = cropped
            }
            let picture = UIImage(cgImage: image, scale: scale, orientation: .up)
            guard let width = configuration.snapshotWidth?.doubleValue, width > 0, picture.size.width > 0 else {
                return completionHandler(picture, nil)
            }
            let size = CGSize(width: width, height: picture.size.height * width / picture.size.width)
            completionHandler(
                UIGraphicsImageRenderer(size: size).image { _ in
                    picture.draw(in: CGRect(origin: .zero, size: size))
                }, nil)
        }
    }

    /// Returns a picture of the page.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image {
                    continuation.resume(returning: image)
                } else {
                    continuation.resume(throwing: error ?? WKError(.unknown))
                }
            }
        }
    }

    /// Searches for a text, from where the last search for it has ended, and shows it.
    @preconcurrency open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        // The engine's numbers (WebKitFindController.h).
        let options =
            (configuration.caseSensitive ? 0 : 1) | (configuration.backwards ? 8 : 0) | (configuration.wraps ? 16 : 0)
        PageEngine.shared.ask("find", number, string, options) { answer in
            completionHandler(WKFindResult(matchFound: answer.text(3) == "found" && answer.int(4) > 0))
        }
    }

    /// Searches for a text, and returns whether it was found.
    open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}
