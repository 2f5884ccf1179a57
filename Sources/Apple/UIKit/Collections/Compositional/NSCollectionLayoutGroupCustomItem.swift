/// The place of one cell in a group that an app lays out by itself.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// The order in depth; greater is in front. 0 by default.
    public let zIndex: Int

    /// Creates the place of a cell.
    public init(frame: CGRect) {
        self.frame = frame
        zIndex = 0
    }

    /// Creates the place of a cell, with its order in depth.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
