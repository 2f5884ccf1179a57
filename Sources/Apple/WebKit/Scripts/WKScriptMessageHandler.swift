public import Foundation

/// Takes messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with a message that a script sent by `window.webkit.messageHandlers.NAME.postMessage()`.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
