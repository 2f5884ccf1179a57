/// A view that the layout brings by itself: the background of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view, by which it is registered with the layout.
    public let elementKind: String
    /// The order in depth; greater is in front. 0 by default, where it lies behind the cells.
    open var zIndex = 0

    private init(background elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaries: [])
    }

    /// A background as large as its section, less its `contentInsets`.
    public class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(background: elementKind), to: Self.self)
    }
}
