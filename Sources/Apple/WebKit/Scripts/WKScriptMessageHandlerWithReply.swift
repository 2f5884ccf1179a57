public import Foundation

/// Takes messages of scripts and answers them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called with a message. The script's promise is kept with the first value, or broken with the second, a reason.
    @preconcurrency func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// The same for those who would rather wait.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    @preconcurrency public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, reason) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, reason)
        }
    }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}
