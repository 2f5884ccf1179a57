/// Makes the section of an index, for the room that there is; nil stops the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The properties of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The distance between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0
}

/// Sections made of groups, groups made of items, from top to bottom.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The properties of the layout as a whole. Setting them lays out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout that asks for each section.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout that asks for each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Preparing

    private struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
    }

    private struct Section {
        var frame = CGRect.zero
        var items: [CGRect] = []
        var boundaries: [Boundary] = []
        var isEstimated = false
    }

    private var sections: [Section] = []
    private var size = CGSize.zero
    private var measured: [IndexPath: CGSize] = [:]

    open override func prepare() {
        super.prepare()
        sections = []
        guard let view = collectionView else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset).size
        let environment = LayoutEnvironment(contentSize: visible, traitCollection: view.traitCollection)
        var position: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let layout = provider(index, environment) else {
                fatalError("UICollectionViewCompositionalLayout: the section provider returned no section for \(index)")
            }
            if index > 0 { position += configuration.interSectionSpacing }
            var section = Section()
            section.isEstimated = layout.group.isEstimated
            let start = position
            for item in layout.boundarySupplementaryItems where !item.alignment.isAtBottom {
                add(item, in: visible, insets: layout.contentInsets, at: &position, to: &section)
            }
            position += layout.contentInsets.top
            place(
                layout, section: index, count: view.numberOfItems(inSection: index), in: visible,
                position: &position, into: &section)
            position += layout.contentInsets.bottom
            for item in layout.boundarySupplementaryItems where item.alignment.isAtBottom {
                add(item, in: visible, insets: layout.contentInsets, at: &position, to: &section)
            }
            section.frame = CGRect(x: 0, y: start, width: visible.width, height: position - start)
            sections.append(section)
        }
        size = CGSize(width: visible.width, height: position)
    }

    private func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, in visible: CGSize, insets: NSDirectionalEdgeInsets,
        at position: inout CGFloat, to section: inout Section
    ) {
        let room = CGSize(width: visible.width - insets.leading - insets.trailing, height: visible.height)
        let own = item.layoutSize.resolved(in: room)
        section.boundaries.append(
            Boundary(
                item: item,
                frame: CGRect(
                    x: insets.leading + item.contentInsets.leading, y: position,
                    width: own.width - item.contentInsets.leading - item.contentInsets.trailing, height: own.height)))
        position += own.height
    }

    private func place(
        _ layout: NSCollectionLayoutSection, section index: Int, count: Int, in visible: CGSize,
        position: inout CGFloat, into section: inout Section
    ) {
        let insets = layout.contentInsets
        let room = CGSize(
            width: max(visible.width - insets.leading - insets.trailing, 0),
            height: max(visible.height - insets.top - insets.bottom, 0))
        let size = layout.group.layoutSize.resolved(in: room)
        section.items.reserveCapacity(count)
        while section.items.count < count {
            let first = section.items.count
            if first > 0 { position += layout.interGroupSpacing }
            var cells = GroupCells(limit: count - first) { [measured] in
                measured[IndexPath(item: first + $0, section: index)]
            }
            let taken = layout.group.place(
                at: CGPoint(x: insets.leading, y: position), size: size, into: &cells)
            guard !cells.frames.isEmpty else { break }
            section.items += cells.frames
            position += taken.height
        }
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated()
        where section.frame.maxY >= rect.minY && section.frame.minY <= rect.maxY {
            for boundary in section.boundaries {
                let path = IndexPath(item: 0, section: index)
                if let found = layoutAttributesForSupplementaryView(ofKind: boundary.item.elementKind, at: path),
                    found.frame.intersects(rect)
                {
                    result.append(found)
                }
            }
            for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
                attributes.frame = frame
                result.append(attributes)
            }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), let view = collectionView else { return nil }
        let section = sections[indexPath.section]
        guard let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind }) else { return nil }
        var frame = boundary.frame
        if boundary.item.pinToVisibleBounds {
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            frame.origin.y =
                boundary.item.alignment.isAtBottom
                ? min(frame.minY, max(visible.maxY - frame.height, section.frame.minY))
                : max(frame.minY, min(visible.minY, section.frame.maxY - frame.height))
        }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: IndexPath(item: 0, section: indexPath.section))
        attributes.frame = frame
        attributes.zIndex = boundary.item.zIndex
        return attributes
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = originalAttributes.indexPath
        guard sections.indices.contains(path.section), sections[path.section].isEstimated else { return false }
        return measured[path] == nil && preferredAttributes.size.height != originalAttributes.size.height
    }

    override var givesWidths: Bool { true }

    override func adopt(_ size: CGSize, for indexPath: IndexPath) { measured[indexPath] = size }

    override func forgetMeasurements() { measured = [:] }

    override func moveMeasurements(_ newPath: (IndexPath) -> IndexPath?) {
        measured = Dictionary(measured.compactMap { path, size in newPath(path).map { ($0, size) } }) { first, _ in
            first
        }
    }
}
