/// Tells a collection view where its elements lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout; nil while none does.
    open internal(set) weak var collectionView: UICollectionView?
    var isPrepared = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Works out what ``layoutAttributesForElements(in:)`` needs; called before it after every invalidation.
    open func prepare() {}

    /// The size of all content, in points. Subclasses override it.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns place and look of everything that a rectangle touches. Subclasses override it.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns place and look of an item. Subclasses override it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns place and look of a header, footer or the like. Subclasses override it.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns place and look of a view that the layout brings by itself. Subclasses override it.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Names the class of views to make for a kind of decoration; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, kind: elementKind, identifier: elementKind)
    }

    /// Has views of a kind of decoration made from a xib; nil takes it back.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard let maker = nib as (any ReusableViewMaker)? else {
            return register(nil as AnyClass?, forDecorationViewOfKind: elementKind)
        }
        decorations.register(kind: elementKind, identifier: elementKind) { maker.makeReusableView() }
    }

    /// Decoration views and the classes they are made of.
    var decorations = CollectionReusePool()

    /// Returns whether new bounds need a new layout. By default they do when the size has changed.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Whether what a cell wants of its size changes the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Whether the layout is turned round where people read from right to left. False by default. Has no effect:
    /// collections are laid out as they say.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout was written for. From left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Asks for ``prepare()`` before the next layout. Subclasses call `super`.
    open func invalidateLayout() {
        let context = nextContext ?? Self.makeContext()
        nextContext = nil
        invalidateLayout(with: context)
    }

    /// What the next call of ``invalidateLayout()`` tells.
    var nextContext: UICollectionViewLayoutInvalidationContext?

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Attributes of the class that the layout names.
    static func attributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        attributesType.init(forCellWith: indexPath)
    }
    /// Attributes of the class that the layout names.
    static func attributes(ofKind kind: String, with indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        attributesType.init(forSupplementaryViewOfKind: kind, with: indexPath)
    }
    private static var attributesType: UICollectionViewLayoutAttributes.Type {
        layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// The class of the contexts that tell what of the layout is out of date.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Asks for ``prepare()`` before the next layout, and tells what is out of date. Subclasses call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if let collectionView {
            let adjustment = context.contentOffsetAdjustment
            if adjustment != .zero {
                collectionView.contentOffset.x += adjustment.x
                collectionView.contentOffset.y += adjustment.y
            }
            collectionView.layoutWasInvalidated()
        }
    }

    /// Returns what is out of date when the bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        Self.makeContext()
    }

    /// Returns what is out of date when a cell wants another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { Self.makeContext() }

    /// A context of the class that the layout names.
    static func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Returns where scrolling comes to rest when the finger is lifted; the proposed place by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// Returns where the content lies after a change of layout; the proposed place by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Called with the changes of a batch, before it is asked where items come from and go to. Does nothing by itself.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when it was asked where items come from and go to, among the animations. Does nothing by itself.
    open func finalizeCollectionViewUpdates() {}

    /// Returns place and look from which a new item comes: its own, not to be seen.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { Self.unseen(layoutAttributesForItem(at: itemIndexPath)) }

    /// Returns place and look to which a removed item goes: those it had, not to be seen.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { Self.unseen(leavingAttributes[itemIndexPath]) }

    private static func unseen(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    /// The looks of items that a batch of changes takes away, by their places before it.
    var leavingAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// The lengths that an element keeps when it says its own size.
    func keptLengths(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths { [] }

    /// Whether an element that is already shown is to say its size again.
    func needsMeasurement(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// An element's own size, for layouts that ask for it.
    func adopt(_ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes) {}

    /// How a section scrolls across the layout; nil where it does not.
    func band(of section: Int) -> OrthogonalBand? { nil }

    /// The list that a section is; nil for sections of other kinds.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// What is on screen may have another look for where it is.
    func adjustVisible(_ elements: [UICollectionViewLayoutAttributes]) {}

    /// The data changed: sizes of cells that were measured are no longer those of the same items.
    func forgetMeasurements() {}

    /// Items have other places: their sizes go with them.
    func moveMeasurements(_ newPath: (IndexPath) -> IndexPath?) {}
}

/// What makes views of a collection: a nib, on a floor above.
@MainActor
protocol ReusableViewMaker: AnyObject {
    func makeReusableView() -> UICollectionReusableView?
}
