public import Foundation

/// A message of a script to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The message: a number, a text, a date as a text, an array, a dictionary or null.
    public let body: Any
    /// The view with the page.
    open private(set) weak var webView: WKWebView?
    /// The frame that sent it. Always the page itself: the engine does not tell.
    public let frameInfo: WKFrameInfo
    /// The name of the handler.
    public let name: String
    /// The world of the script.
    public let world: WKContentWorld

    init(body: Any, webView: WKWebView, frameInfo: WKFrameInfo, name: String, world: WKContentWorld) {
        self.body = body
        self.webView = webView
        self.frameInfo = frameInfo
        self.name = name
        self.world = world
    }
}
