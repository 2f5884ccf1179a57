public import Foundation

/// Answers a view's requests for addresses of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Begins to answer a request.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when nobody waits for the answer any more. Never: the engine here does not say.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
