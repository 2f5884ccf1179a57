public import UIKit

/// What a picture of a page shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// The part of the view, in its points. The null rectangle, which is the default, stands for all of it.
    open var rect = CGRect.null
    /// The width of the picture in points; nil for the part's own.
    open var snapshotWidth: NSNumber?
    /// Whether the picture waits for what the page has yet to draw. True by default; it always does.
    open var afterScreenUpdates = true

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = WKSnapshotConfiguration()
            copy.rect = rect
            copy.snapshotWidth = snapshotWidth
            copy.afterScreenUpdates = afterScreenUpdates
            return copy
        }
        return copy
    }
}
