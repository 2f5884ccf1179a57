public import Foundation

/// What a script asks of a window. Every value is nil: the engine here says nothing of it.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    /// Whether the bar of menus is seen.
    public let menuBarVisibility: NSNumber? = nil
    /// Whether the bar of status is seen.
    public let statusBarVisibility: NSNumber? = nil
    /// Whether bars of tools are seen.
    public let toolbarsVisibility: NSNumber? = nil
    /// Whether the person may resize it.
    public let allowsResizing: NSNumber? = nil
    /// Its left edge.
    public let x: NSNumber? = nil
    /// Its top edge.
    public let y: NSNumber? = nil
    /// Its width.
    public let width: NSNumber? = nil
    /// Its height.
    public let height: NSNumber? = nil
}
