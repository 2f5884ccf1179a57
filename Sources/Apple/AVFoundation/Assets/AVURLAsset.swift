public import Foundation

/// A film or sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where it is.
    public var url: URL { address }

    /// Creates an asset of the file or the address. Options are not looked at.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}
