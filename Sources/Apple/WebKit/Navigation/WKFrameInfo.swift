public import FoundationNetworking
public import Foundation

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, NSCopying {
    /// Whether it is the page itself.
    public let isMainFrame: Bool
    /// The request that its content came with.
    public let request: URLRequest
    /// Where its content comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The view that shows the page.
    open private(set) weak var webView: WKWebView?

    init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        securityOrigin = WKSecurityOrigin(request.url)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
