public import Foundation

/// Settings of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Which form of a site is asked for. The numbers are Apple's (WKWebpagePreferences.h).
    public enum ContentMode: Int, Sendable {
        /// The one for the device.
        case recommended = 0
        /// The one for phones.
        case mobile = 1
        /// The one for computers.
        case desktop = 2
    }

    /// Which form is asked for. `.recommended` by default.
    open var preferredContentMode: ContentMode = .recommended
    /// Whether the page's scripts run. True by default.
    open var allowsContentJavaScript = true

    public override init() { super.init() }
}
