public import Foundation

/// The outcome of a search.
@preconcurrency @MainActor
open class WKFindResult: NSObject, NSCopying {
    /// Whether the text was found.
    public let matchFound: Bool

    init(matchFound: Bool) { self.matchFound = matchFound }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
