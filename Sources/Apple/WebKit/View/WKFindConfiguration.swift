public import Foundation

/// How a text is searched for.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
    /// Whether the search goes towards the beginning. False by default.
    open var backwards = false
    /// Whether capitals are other letters. False by default.
    open var caseSensitive = false
    /// Whether the search goes on at the other end. True by default.
    open var wraps = true

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = WKFindConfiguration()
            copy.backwards = backwards
            copy.caseSensitive = caseSensitive
            copy.wraps = wraps
            return copy
        }
        return copy
    }
}
