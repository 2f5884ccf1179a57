public import Foundation
public import URLLoading

/// A server's answer, for the delegate that decides about it.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is for the page itself, and not for a frame in it.
    open private(set) var isForMainFrame: Bool
    /// The answer's head.
    open private(set) var response: URLResponse
    /// Whether the engine can show what it brings.
    open private(set) var canShowMIMEType: Bool

    /// Creates the response of an empty page, for classes that tell of their own.
    public override init() {
        isForMainFrame = true
        response = URLResponse()
        canShowMIMEType = true
        super.init()
    }

    init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        self.isForMainFrame = isForMainFrame
        self.response = response
        self.canShowMIMEType = canShowMIMEType
    }
}
