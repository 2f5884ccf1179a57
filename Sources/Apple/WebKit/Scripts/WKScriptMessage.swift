public import Foundation

/// A message of a script to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The message: a number, a text, a date as a text, an array, a dictionary or null.
    open private(set) var body: Any
    /// The view with the page.
    open private(set) weak var webView: WKWebView?
    /// The frame that sent it. Always the page itself: the engine does not tell.
    open private(set) var frameInfo: WKFrameInfo
    /// The name of the handler.
    open private(set) var name: String
    /// The world of the script.
    open private(set) var world: WKContentWorld

    /// Creates an empty message, for classes that tell of their own.
    public override init() {
        body = NSNull()
        frameInfo = WKFrameInfo()
        name = ""
        world = .page
        super.init()
    }

    init(body: Any, webView: WKWebView?, frameInfo: WKFrameInfo, name: String, world: WKContentWorld) {
        self.body = body
        self.webView = webView
        self.frameInfo = frameInfo
        self.name = name
        self.world = world
    }
}
