public import Foundation
public import URLLoading

/// Decides about the pages of a web view of old apps, and is told of their loading.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Decides whether a page is loaded.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool
    /// Called when loading begins.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called when the page is there.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when loading fails.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
