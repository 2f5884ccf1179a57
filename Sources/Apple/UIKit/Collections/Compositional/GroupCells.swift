/// The lengths of an item that its cell says.
struct EstimatedLengths: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let width = EstimatedLengths(rawValue: 1)
    static let height = EstimatedLengths(rawValue: 2)
}

/// The cells of one group, as they are placed.
@MainActor
struct GroupCells {
    /// How many there are to place.
    let limit: Int
    /// The traits of the collection view, for groups that the app lays out.
    let traits: UITraitCollection
    /// The size a cell asked for.
    let measured: (Int) -> CGSize?
    /// The size a supplementary view asked for.
    let measuredView: (String, Int) -> CGSize?

    var frames: [CGRect] = []
    /// Which of its lengths each cell says.
    var estimated: [EstimatedLengths] = []
    /// The order in depth of cells that have one.
    var depths: [Int: Int] = [:]
    /// The views held at items, each with the number of its first cell.
    var views: [(item: NSCollectionLayoutSupplementaryItem, cell: Int, frame: CGRect)] = []

    var isFull: Bool { frames.count >= limit }

    mutating func add(_ frame: CGRect, estimated lengths: EstimatedLengths) {
        frames.append(frame)
        estimated.append(lengths)
    }

    mutating func addViews(_ items: [NSCollectionLayoutSupplementaryItem], at cell: Int, of container: CGRect) {
        for item in items {
            views.append((item, cell, item.frame(in: container, measured: measuredView(item.elementKind, cell))))
        }
    }

    /// Moves the cells from a number on, and the views at them.
    mutating func move(from first: Int, to end: Int, by shift: CGVector) {
        for index in first..<end { frames[index] = frames[index].offsetBy(dx: shift.dx, dy: shift.dy) }
        for index in views.indices where (first..<end).contains(views[index].cell) {
            views[index].frame = views[index].frame.offsetBy(dx: shift.dx, dy: shift.dy)
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets in left to right writing.
    var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
