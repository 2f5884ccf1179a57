public import URLLoading
public import Foundation

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, NSCopying {
    /// Whether it is the page itself.
    open private(set) var isMainFrame: Bool
    /// The request that its content came with.
    open private(set) var request: URLRequest
    /// Where its content comes from.
    open private(set) var securityOrigin: WKSecurityOrigin
    /// The view that shows the page.
    open private(set) weak var webView: WKWebView?

    /// Creates the frame of an empty page, for classes that tell of their own.
    public override init() {
        isMainFrame = true
        request = Self.emptyRequest
        securityOrigin = WKSecurityOrigin(Self.emptyRequest.url)
        super.init()
    }

    /// The request of a page that has not loaded anything.
    static let emptyRequest = URLRequest(url: URL(fileURLWithPath: "/"))

    init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        securityOrigin = WKSecurityOrigin(request.url)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
