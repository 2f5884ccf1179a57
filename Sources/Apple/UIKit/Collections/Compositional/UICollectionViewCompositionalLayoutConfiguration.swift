/// The properties of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The axis along which the sections follow each other. `.vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The distance between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout. They are asked for with item 0 of section 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the sections' insets begin at, unless they say so themselves. `.safeArea` by default.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}
