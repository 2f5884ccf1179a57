/// The place of one cell in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The distance from the item's place to its cell, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The distances from the item to its neighbours; nil is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views held at the item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

    var supplementaries: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaries: [])
    }

    /// Creates an item with views that are held at it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize, supplementaries: supplementaryItems)
    }

    init(layoutSize: NSCollectionLayoutSize, supplementaries: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaries = supplementaries
    }

    /// Places the cells of this item.
    ///
    /// - Parameters:
    ///   - origin: where it begins.
    ///   - size: its size, as its surroundings give it.
    /// - Returns: the size it takes, once cells have said theirs.
    func place(at origin: CGPoint, size: CGSize, into cells: inout GroupCells) -> CGSize {
        let size = fitted(size, to: cells)
        let number = cells.frames.count
        let frame = CGRect(
            x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top,
            width: max(size.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(size.height - contentInsets.top - contentInsets.bottom, 0))
        cells.add(frame, estimated: layoutSize.estimatedLengths)
        cells.addViews(supplementaries, at: number, of: frame)
        return size
    }

    /// The size with what the next cell says of it.
    func fitted(_ size: CGSize, to cells: GroupCells) -> CGSize {
        guard isEstimated, let measured = cells.measured(cells.frames.count) else { return size }
        var size = size
        if layoutSize.widthDimension.isEstimated {
            size.width = measured.width + contentInsets.leading + contentInsets.trailing
        }
        if layoutSize.heightDimension.isEstimated {
            size.height = measured.height + contentInsets.top + contentInsets.bottom
        }
        return size
    }

    /// Whether a cell's own size matters.
    var isEstimated: Bool { !layoutSize.estimatedLengths.isEmpty }
}
