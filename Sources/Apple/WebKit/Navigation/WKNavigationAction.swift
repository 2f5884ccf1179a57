public import URLLoading
public import UIKit

/// What would load a page, for the delegate that decides about it.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The frame that asks.
    open private(set) var sourceFrame: WKFrameInfo
    /// The frame that the page would be shown in; nil for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    /// The reason.
    open private(set) var navigationType: WKNavigationType
    /// The request.
    open private(set) var request: URLRequest
    /// Whether the server asks for a download. Always false: nothing is downloaded.
    open var shouldPerformDownload: Bool { false }
    /// The modifier keys that were held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The button of the mouse that was pressed.
    open private(set) var buttonNumber: UIEvent.ButtonMask

    /// Creates an action of an empty page, for classes that tell of their own.
    public override init() {
        sourceFrame = WKFrameInfo()
        navigationType = .other
        request = WKFrameInfo.emptyRequest
        modifierFlags = []
        buttonNumber = []
        super.init()
    }

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
