public import FoundationNetworking
public import UIKit

/// What would load a page, for the delegate that decides about it.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The frame that asks.
    public let sourceFrame: WKFrameInfo
    /// The frame that the page would be shown in; nil for a new window.
    public let targetFrame: WKFrameInfo?
    /// The reason.
    public let navigationType: WKNavigationType
    /// The request.
    public let request: URLRequest
    /// Whether the server asks for a download. Always false: nothing is downloaded.
    public let shouldPerformDownload = false
    /// The modifier keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// The button of the mouse that was pressed.
    public let buttonNumber: UIEvent.ButtonMask

    init(
        source: WKFrameInfo, target: WKFrameInfo?, type: WKNavigationType, request: URLRequest,
        modifiers: UIKeyModifierFlags = [], button: Int = 0
    ) {
        sourceFrame = source
        targetFrame = target
        navigationType = type
        self.request = request
        modifierFlags = modifiers
        buttonNumber = UIEvent.ButtonMask(rawValue: button > 0 ? 1 << (button - 1) : 0)
    }
}
