/// The place of one cell in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The distance from the item's place to its cell, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Creates an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }

    /// Places the cells of this item.
    ///
    /// - Parameters:
    ///   - origin: where it begins.
    ///   - size: its size, as its surroundings give it.
    /// - Returns: the size it takes, once cells have said theirs.
    func place(at origin: CGPoint, size: CGSize, into cells: inout GroupCells) -> CGSize {
        var size = size
        if let measured = cells.measured(cells.frames.count) {
            if layoutSize.widthDimension.isEstimated {
                size.width = measured.width + contentInsets.leading + contentInsets.trailing
            }
            if layoutSize.heightDimension.isEstimated {
                size.height = measured.height + contentInsets.top + contentInsets.bottom
            }
        }
        cells.frames.append(
            CGRect(
                x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top,
                width: max(size.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(size.height - contentInsets.top - contentInsets.bottom, 0)))
        return size
    }

    /// Whether a cell's own size matters.
    var isEstimated: Bool { layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated }
}

/// The cells of one group, as they are placed.
struct GroupCells {
    /// How many there are to place.
    let limit: Int
    /// The size a cell asked for.
    let measured: (Int) -> CGSize?
    var frames: [CGRect] = []

    var isFull: Bool { frames.count >= limit }
}

/// Items side by side or one below the other, repeated as long as the group has room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let isHorizontal: Bool
    /// The items that are repeated until the group is full.
    public let subitems: [NSCollectionLayoutItem]
    /// How often the one item is repeated; nil as often as it fits.
    private let count: Int?
    /// The distance between the items of the group; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.isHorizontal = isHorizontal
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize)
    }

    private class func make(
        _ layoutSize: NSCollectionLayoutSize, _ isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem], _ count: Int?
    ) -> Self {
        unsafeDowncast(
            NSCollectionLayoutGroup(
                layoutSize: layoutSize, isHorizontal: isHorizontal, subitems: subitems, count: count), to: Self.self)
    }

    /// Creates a group whose items stand side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, true, subitems, nil)
    }
    /// Creates a group of equal items that stand side by side and share the width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, true, [subitem], count) }
    /// Creates a group in which an item is repeated side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, true, [subitem], count) }

    /// Creates a group whose items stand one under the other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, false, subitems, nil)
    }
    /// Creates a group of equal items that stand one under the other and share the height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, false, [subitem], count) }
    /// Creates a group in which an item is repeated one under the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, false, [subitem], count) }

    override var isEstimated: Bool { super.isEstimated || subitems.contains(where: \.isEstimated) }

    override func place(at origin: CGPoint, size: CGSize, into cells: inout GroupCells) -> CGSize {
        guard !subitems.isEmpty else { return size }
        let inner = CGSize(
            width: max(size.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(size.height - contentInsets.top - contentInsets.bottom, 0))
        let start = CGPoint(x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top)
        let gap = interItemSpacing?.spacing ?? 0
        let room = isHorizontal ? inner.width : inner.height
        // A group whose own length is estimated takes all of its items once.
        let isOpen =
            isHorizontal ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
        var position: CGFloat = 0
        var across: CGFloat = 0
        var index = 0
        var ends: [Int] = []
        while !cells.isFull {
            if let count, index >= count { break }
            if isOpen, count == nil, index >= subitems.count { break }
            let item = subitems[index % subitems.count]
            var child = item.layoutSize.resolved(in: inner)
            if let count, !isOpen {
                let share = (room - gap * CGFloat(count - 1)) / CGFloat(max(count, 1))
                if isHorizontal { child.width = share } else { child.height = share }
            }
            let length = isHorizontal ? child.width : child.height
            if count == nil, !isOpen, index > 0, position + length > room + 0.01 { break }
            let place = CGPoint(
                x: start.x + (isHorizontal ? position : 0), y: start.y + (isHorizontal ? 0 : position))
            let taken = item.place(at: place, size: child, into: &cells)
            position += (isHorizontal ? taken.width : taken.height) + gap
            across = max(across, isHorizontal ? taken.height : taken.width)
            ends.append(cells.frames.count)
            index += 1
            if length <= 0, count == nil { break }
        }
        position = max(position - gap, 0)
        if interItemSpacing?.isFlexibleSpacing == true, ends.count > 1, position < room {
            spread((room - position) / CGFloat(ends.count - 1), ends, in: &cells)
        }
        var result = size
        if layoutSize.heightDimension.isEstimated {
            result.height = (isHorizontal ? across : position) + contentInsets.top + contentInsets.bottom
        }
        if layoutSize.widthDimension.isEstimated {
            result.width = (isHorizontal ? position : across) + contentInsets.leading + contentInsets.trailing
        }
        return result
    }

    private func spread(_ distance: CGFloat, _ ends: [Int], in cells: inout GroupCells) {
        for number in 1..<ends.count {
            for index in ends[number - 1]..<ends[number] {
                let shift = distance * CGFloat(number)
                cells.frames[index] = cells.frames[index].offsetBy(
                    dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
            }
        }
    }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
    /// The size of the header or footer.
    public let layoutSize: NSCollectionLayoutSize
    /// The kind of view, by which it is registered and asked for.
    public let elementKind: String
    /// The edge or corner at which the view stands.
    public let alignment: NSRectAlignment
    /// Whether it stays at the edge while its section is visible.
    open var pinToVisibleBounds = false
    /// The order in depth; greater is in front. 10 by default.
    open var zIndex = 10
    /// The distance from the view's place to the view, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Creates a header or footer at an edge of a section.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// Not said, or an edge or corner, clockwise from the top.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
