public import Foundation

/// Settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject, NSCopying {
    /// The least size of text, in points. 0 by default.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run. True by default; ``WKWebpagePreferences/allowsContentJavaScript`` says it for each page.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows without a touch. False by default.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether pages that are known to deceive are warned of. Kept: the engine here knows of none.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether text can be selected and searched. Kept.
    open var isTextInteractionEnabled = true
    /// Whether an element may fill the screen. Kept: none can.
    open var isElementFullscreenEnabled = false
    /// Whether a page shows that it is not in front. Kept.
    open var shouldPrintBackgrounds = false

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = WKPreferences()
            copy.minimumFontSize = minimumFontSize
            copy.javaScriptEnabled = javaScriptEnabled
            copy.javaScriptCanOpenWindowsAutomatically = javaScriptCanOpenWindowsAutomatically
            copy.isFraudulentWebsiteWarningEnabled = isFraudulentWebsiteWarningEnabled
            copy.isTextInteractionEnabled = isTextInteractionEnabled
            copy.isElementFullscreenEnabled = isElementFullscreenEnabled
            copy.shouldPrintBackgrounds = shouldPrintBackgrounds
            return copy
        }
        return copy
    }
}
