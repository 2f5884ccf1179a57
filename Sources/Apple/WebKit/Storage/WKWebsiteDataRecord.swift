public import Foundation

/// What a site has left.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// The site's name.
    public let displayName: String
    /// The kinds of what it has left.
    public let dataTypes: Set<String>

    init(displayName: String, dataTypes: Set<String>) {
        self.displayName = displayName
        self.dataTypes = dataTypes
    }
}
