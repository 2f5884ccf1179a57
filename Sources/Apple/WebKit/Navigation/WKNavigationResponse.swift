public import Foundation
public import FoundationNetworking

/// A server's answer, for the delegate that decides about it.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is for the page itself, and not for a frame in it.
    public let isForMainFrame: Bool
    /// The answer's head.
    public let response: URLResponse
    /// Whether the engine can show what it brings.
    public let canShowMIMEType: Bool

    init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        self.isForMainFrame = isForMainFrame
        self.response = response
        self.canShowMIMEType = canShowMIMEType
    }
}
