/// Lays out the cells of a group: their frames in the group, whose size is the container's.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side or one below the other, repeated as long as the group has room.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Kind {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let kind: Kind
    /// The items that are repeated until the group is full.
    public let subitems: [NSCollectionLayoutItem]
    /// How often the one item is repeated; nil as often as it fits.
    private let count: Int?
    /// The distance between the items of the group; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The views held at the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementaries }
        set { supplementaries = newValue }
    }

    private init(layoutSize: NSCollectionLayoutSize, kind: Kind, subitems: [NSCollectionLayoutItem], count: Int?) {
        self.kind = kind
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize, supplementaries: [])
    }

    private class func make(
        _ layoutSize: NSCollectionLayoutSize, _ kind: Kind, _ subitems: [NSCollectionLayoutItem], _ count: Int?
    ) -> Self {
        unsafeDowncast(
            NSCollectionLayoutGroup(layoutSize: layoutSize, kind: kind, subitems: subitems, count: count),
            to: Self.self)
    }

    /// Creates a group whose items stand side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .horizontal, subitems, nil)
    }
    /// Creates a group of equal items that stand side by side and share the width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .horizontal, [subitem], count) }
    /// Creates a group in which an item is repeated side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .horizontal, [subitem], count) }

    /// Creates a group whose items stand one under the other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .vertical, subitems, nil)
    }
    /// Creates a group of equal items that stand one under the other and share the height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .vertical, [subitem], count) }
    /// Creates a group in which an item is repeated one under the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .vertical, [subitem], count) }

    /// Creates a group whose cells the app places.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider), [], nil) }

    override var isEstimated: Bool { super.isEstimated || subitems.contains(where: \.isEstimated) }

    override func fitted(_ size: CGSize, to cells: GroupCells) -> CGSize { size }

    override func place(at origin: CGPoint, size: CGSize, into cells: inout GroupCells) -> CGSize {
        let first = cells.frames.count
        let inner = CGRect(
            x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top,
            width: max(size.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(size.height - contentInsets.top - contentInsets.bottom, 0))
        let result: CGSize
        switch kind {
        case .custom(let provider): result = place(provider, in: inner, size: size, into: &cells)
        case .horizontal: result = placeSubitems(in: inner, size: size, isHorizontal: true, into: &cells)
        case .vertical: result = placeSubitems(in: inner, size: size, isHorizontal: false, into: &cells)
        }
        if !supplementaries.isEmpty, cells.frames.count > first {
            cells.addViews(supplementaries, at: first, of: CGRect(origin: origin, size: result))
        }
        return result
    }

    private func place(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, in inner: CGRect, size: CGSize,
        into cells: inout GroupCells
    ) -> CGSize {
        for item in provider(LayoutEnvironment(contentSize: inner.size, traitCollection: cells.traits)) {
            guard !cells.isFull else { break }
            if item.zIndex != 0 { cells.depths[cells.frames.count] = item.zIndex }
            cells.add(item.frame.offsetBy(dx: inner.minX, dy: inner.minY), estimated: [])
        }
        return size
    }

    private func placeSubitems(
        in inner: CGRect, size: CGSize, isHorizontal: Bool, into cells: inout GroupCells
    ) -> CGSize {
        guard !subitems.isEmpty else { return size }
        let gap = interItemSpacing?.spacing ?? 0
        let room = isHorizontal ? inner.width : inner.height
        // A group whose own length is estimated takes all of its items once.
        let isOpen = isHorizontal ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
        var position: CGFloat = 0
        var across: CGFloat = 0
        var index = 0
        // The cells of each item, and the places before which what is left over may go.
        var runs: [Range<Int>] = []
        var slots: [Int] = []
        while !cells.isFull {
            if let count, index >= count { break }
            if isOpen, count == nil, index >= subitems.count { break }
            let item = subitems[index % subitems.count]
            var child = item.layoutSize.resolved(in: inner.size)
            if let count, !isOpen {
                let share = (room - gap * CGFloat(count - 1)) / CGFloat(max(count, 1))
                if isHorizontal { child.width = share } else { child.height = share }
            }
            let spacing = item.edgeSpacing
            let before = isHorizontal ? spacing?.leading : spacing?.top
            let after = isHorizontal ? spacing?.trailing : spacing?.bottom
            let side = (isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0
            let otherSide = (isHorizontal ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
            let fitted = item.fitted(child, to: cells)
            let length = isHorizontal ? fitted.width : fitted.height
            let around = (before?.spacing ?? 0) + (after?.spacing ?? 0)
            let start = index > 0 ? position + gap : position
            if count == nil, !isOpen, index > 0, start + length + around > room + 0.01 { break }
            if index > 0, interItemSpacing?.isFlexibleSpacing == true { slots.append(runs.count) }
            if before?.isFlexibleSpacing == true { slots.append(runs.count) }
            let place = start + (before?.spacing ?? 0)
            let number = cells.frames.count
            let taken = item.place(
                at: CGPoint(
                    x: inner.minX + (isHorizontal ? place : side), y: inner.minY + (isHorizontal ? side : place)),
                size: child, into: &cells)
            runs.append(number..<cells.frames.count)
            if after?.isFlexibleSpacing == true { slots.append(runs.count) }
            position = place + (isHorizontal ? taken.width : taken.height) + (after?.spacing ?? 0)
            across = max(across, (isHorizontal ? taken.height : taken.width) + side + otherSide)
            index += 1
            if length <= 0, count == nil { break }
        }
        if !isOpen, position < room { spread(room - position, slots, runs, isHorizontal, in: &cells) }
        var result = size
        if layoutSize.heightDimension.isEstimated {
            result.height = (isHorizontal ? across : position) + contentInsets.top + contentInsets.bottom
        }
        if layoutSize.widthDimension.isEstimated {
            result.width = (isHorizontal ? position : across) + contentInsets.leading + contentInsets.trailing
        }
        return result
    }

    /// Shares what is left over in a group among its flexible distances; a slot is the run that it comes before.
    private func spread(
        _ rest: CGFloat, _ slots: [Int], _ runs: [Range<Int>], _ isHorizontal: Bool, in cells: inout GroupCells
    ) {
        guard !slots.isEmpty else { return }
        let share = rest / CGFloat(slots.count)
        for (number, run) in runs.enumerated() where !run.isEmpty {
            let shift = share * CGFloat(slots.count { $0 <= number })
            cells.move(
                from: run.lowerBound, to: run.upperBound,
                by: isHorizontal ? CGVector(dx: shift, dy: 0) : CGVector(dx: 0, dy: shift))
        }
    }
}
