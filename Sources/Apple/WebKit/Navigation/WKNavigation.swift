public import UIKit

/// One loading of a page, by which a delegate tells loadings apart.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// The preferences that the page was loaded with.
    open internal(set) var effectiveContentMode: WKWebpagePreferences.ContentMode = .mobile
}
