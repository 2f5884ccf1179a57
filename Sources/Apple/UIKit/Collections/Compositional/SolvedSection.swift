/// A section of a compositional layout with the places of all that is in it.
@MainActor
struct SolvedSection {
    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        /// Its number among those of its kind.
        var number: Int
        var frame: CGRect
    }

    struct View {
        var item: NSCollectionLayoutSupplementaryItem
        var cell: Int
        var frame: CGRect
    }

    /// The items of a group, and what it takes along the axis on which groups follow each other.
    struct Group {
        var first: Int
        var lower: CGFloat
        var upper: CGFloat
    }

    let layout: NSCollectionLayoutSection
    let index: Int
    var frame = CGRect.zero
    var items: [CGRect] = []
    var estimated: [EstimatedLengths] = []
    var depths: [Int: Int] = [:]
    var views: [View] = []
    var groups: [Group] = []
    var boundaries: [Boundary] = []
    /// Set where the section scrolls across the layout.
    var band: OrthogonalBand?

    init(_ layout: NSCollectionLayoutSection, index: Int) {
        self.layout = layout
        self.index = index
    }

    /// The items whose groups reach from one position to another.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].upper < lower { low = middle + 1 } else { high = middle }
        }
        guard low < groups.count else { return 0..<0 }
        var end = low
        while end < groups.count, groups[end].lower <= upper { end += 1 }
        let last = end < groups.count ? groups[end].first : items.count
        return groups[low].first..<max(last, groups[low].first)
    }
}
