/// The distances around an item, outside of its `contentInsets`.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance before the item; nil is none.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance above the item; nil is none.
    public let top: NSCollectionLayoutSpacing?
    /// The distance after the item; nil is none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance below the item; nil is none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances, each of which may be nil.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
