/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and insets are asked for again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether lines are made anew. True by default.
    open var invalidateFlowLayoutAttributes = true
}
