/// A view beside the cells, such as a badge, held at an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view, by which it is registered and asked for.
    public let elementKind: String
    /// Where the view is held, in what it belongs to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is held there; nil for the one at the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order in depth; greater is in front. 1 by default, 10 for headers and footers.
    open var zIndex = 1

    /// Creates a view that lies inside the edges of what it belongs to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(anchored: layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view one of whose points is held at a point of what it belongs to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(anchored: layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        anchored layoutSize: NSCollectionLayoutSize, _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaries: [])
    }

    /// Its frame in what it belongs to, as large as it asked to be.
    func frame(in container: CGRect, measured: CGSize?) -> CGRect {
        var size = layoutSize.resolved(in: container.size)
        if let measured {
            if layoutSize.widthDimension.isEstimated { size.width = measured.width }
            if layoutSize.heightDimension.isEstimated { size.height = measured.height }
        }
        let held = containerAnchor.point(in: container)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let distance = containerAnchor.distance(for: size)
        let ownDistance = itemAnchor?.distance(for: size) ?? .zero
        let frame = CGRect(
            x: held.x - own.x + distance.x - ownDistance.x, y: held.y - own.y + distance.y - ownDistance.y,
            width: size.width, height: size.height)
        return frame.inset(by: contentInsets.leftToRight)
    }
}
