/// What of a layout is out of date. A layout of the app's own may look at it to keep the rest.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context in which nothing is marked.
    public required override init() { super.init() }

    /// Whether all of the layout is out of date, as after the data was loaded anew.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be asked for again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items that were marked; nil if none were.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The headers, footers and the like that were marked, by kind; nil if none were.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The views of the layout's own that were marked, by kind; nil if none were.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Marks items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks headers, footers and the like.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Marks views of the layout's own.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// How far the content moves with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes, in points. The layout's own size says it here.
    open var contentSizeAdjustment = CGSize.zero
}
