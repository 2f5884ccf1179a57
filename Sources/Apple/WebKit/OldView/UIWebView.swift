public import Foundation
public import URLLoading
public import UIKit

/// The web view of old apps, a ``WKWebView`` within.
///
/// Apple's is in UIKit. Here it is in WebKit, which an app is given that names it.
@preconcurrency @MainActor
open class UIWebView: UIView {
    /// Decides about loading and is told of it. It is not kept.
    open weak var delegate: (any UIWebViewDelegate)?
    /// Whether pages are made as wide as the view at first. Kept: they always are.
    open var scalesPageToFit = false
    /// What in a page becomes a link. Kept: nothing does by itself.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether videos play within the page. Kept: they always do.
    open var allowsInlineMediaPlayback = false
    /// Whether media waits for the person. Kept: it does.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether media may play on other devices. Kept: there are none.
    open var mediaPlaybackAllowsAirPlay = true
    /// Whether a page is shown when all of it is there alone. Kept.
    open var suppressesIncrementalRendering = false
    /// Whether the keyboard waits for the person. Kept.
    open var keyboardDisplayRequiresUserAction = true

    private let page = WKWebView(frame: .zero)
    private lazy var observer = PageObserver(view: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.navigationDelegate = observer
        addSubview(page)
    }

    /// Scrolls the page.
    open var scrollView: UIScrollView { page.scrollView }

    // MARK: Loading

    /// What is loaded, or was loaded last; nil before.
    open private(set) var request: URLRequest?

    /// Loads a page.
    open func loadRequest(_ request: URLRequest) {
        self.request = request
        page.load(request)
    }

    /// Shows HTML whose links begin at an address.
    open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }

    /// Shows data of a type.
    open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
        page.load(data, mimeType: mimeType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }

    /// Loads the page again.
    open func reload() { page.reload() }
    /// Ends loading.
    open func stopLoading() { page.stopLoading() }
    /// Shows the page before this one.
    open func goBack() { page.goBack() }
    /// Shows the page after this one.
    open func goForward() { page.goForward() }
    /// Whether there is a page before this one.
    open var canGoBack: Bool { page.canGoBack }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { page.canGoForward }
    /// Whether something is being loaded.
    open var isLoading: Bool { page.isLoading }

    // MARK: Scripts

    /// Runs a script and returns its value as a text: empty for none, nil if the script fails or takes longer than ten
    /// seconds, which is Apple's limit for scripts. The app waits meanwhile.
    @discardableResult
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        page.make()
        let end = Date(timeIntervalSinceNow: Self.longestScript)
        guard
            let answer = PageEngine.shared.askAndWait(
                "evaluate", page.number, WKContentWorld.page.engineName, script, until: end)
        else { return nil }
        var text: String?
        WKWebView.finish(answer) { value, error in text = error == nil ? Self.text(of: value) : nil }
        return text
    }

    /// In seconds.
    private static let longestScript = 10.0

    private static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: ""
        case let number as NSNumber where String(cString: number.objCType) == "c": number.boolValue ? "true" : "false"
        case let some?: "\(some)"
        }
    }

    /// What a page tells.
    private final class PageObserver: NSObject, WKNavigationDelegate {
        private unowned let view: UIWebView

        init(view: UIWebView) { self.view = view }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let isWanted =
                view.delegate?.webView(
                    view, shouldStartLoadWith: navigationAction.request,
                    navigationType: UIWebViewNavigationType(navigationAction.navigationType)) ?? true
            if isWanted, navigationAction.targetFrame?.isMainFrame ?? true { view.request = navigationAction.request }
            decisionHandler(isWanted ? .allow : .cancel)
        }

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            view.delegate?.webViewDidStartLoad(view)
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            view.delegate?.webViewDidFinishLoad(view)
        }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            view.delegate?.webView(view, didFailLoadWithError: error)
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            view.delegate?.webView(view, didFailLoadWithError: error)
        }
    }
}
