public import Foundation

/// A page that was shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// Its address.
    public let url: URL
    /// Its title.
    public let title: String?
    /// The address that was asked for.
    public let initialURL: URL

    init(url: URL, title: String?, initialURL: URL) {
        self.url = url
        self.title = title
        self.initialURL = initialURL
    }
}
