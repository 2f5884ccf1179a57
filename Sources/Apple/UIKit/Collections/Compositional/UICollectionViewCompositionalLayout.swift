/// Makes the section of an index, for the room that there is; nil stops the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections made of groups, groups made of items, one after the other.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The properties of the layout as a whole. Setting them lays out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider

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

    // MARK: State of the extensions

    var sections: [SolvedSection] = []
    /// The headers and footers of the whole layout.
    var boundaries: [SolvedSection.Boundary] = []
    var size = CGSize.zero
    var measured: [IndexPath: CGSize] = [:]
    var measuredViews: [SectionSolver.ViewKey: CGSize] = [:]
    /// The visible size that measured sizes belong to.
    var measuredRoom = CGSize.zero

    // MARK: Overridden

    open override func prepare() {
        super.prepare()
        solve()
    }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return attributes(ofItem: indexPath.item, in: sections[indexPath.section])
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        view(ofKind: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return decorations(of: sections[indexPath.section]).first { $0.representedElementKind == elementKind }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard needsMeasurement(originalAttributes) else { return false }
        let lengths = estimatedLengths(of: originalAttributes)
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return lengths.contains(.width) && new.width != old.width
            || lengths.contains(.height) && new.height != old.height
    }

    override func keptLengths(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths {
        EstimatedLengths([.width, .height]).subtracting(estimatedLengths(of: attributes))
    }

    override func needsMeasurement(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !estimatedLengths(of: attributes).isEmpty else { return false }
        guard attributes.representedElementCategory == .supplementaryView else {
            return measured[attributes.indexPath] == nil
        }
        return measuredViews[key(of: attributes)] == nil
    }

    override func adopt(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) {
        if original.representedElementCategory == .cell {
            measured[original.indexPath] = preferred.size
        } else {
            measuredViews[key(of: original)] = preferred.size
        }
    }

    override func forgetMeasurements() {
        measured = [:]
        measuredViews = [:]
    }

    override func moveMeasurements(_ newPath: (IndexPath) -> IndexPath?) {
        measured = Dictionary(measured.compactMap { path, size in newPath(path).map { ($0, size) } }) { first, _ in
            first
        }
        measuredViews = [:]
    }

    override func band(of section: Int) -> OrthogonalBand? {
        sections.indices.contains(section) ? sections[section].band : nil
    }

    override func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].layout.listConfiguration : nil
    }

    override func adjustVisible(_ elements: [UICollectionViewLayoutAttributes]) { tellHandlers(elements) }

    private func key(of attributes: UICollectionViewLayoutAttributes) -> SectionSolver.ViewKey {
        SectionSolver.ViewKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
    }
}
