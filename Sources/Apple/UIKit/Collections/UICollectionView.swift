/// Items wherever a layout puts them, of which only the visible ones have cells.
open class UICollectionView: UIScrollView {
    /// The axis along which the view scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// Left and right.
        case horizontal
    }
    /// The kinds of views in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or another view of a section.
        case supplementaryView
        /// A view that the layout alone provides.
        case decorationView
    }

    /// Where in the visible area an item comes to rest after scrolling to it.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Halfway down.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// Halfway across.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of headers in a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers in a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Data

    /// The object that has the items; held weakly. Setting another one reloads the view.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// The object that decides on selection and sizes; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            scrollDelegate = delegate
            collectionViewLayout.invalidateLayout()
        }
    }
    /// The object that is told of items that are about to be seen; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is called. True by default.
    open var isPrefetchingEnabled = true

    /// The layout. Setting it lays out anew without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            adoptLayout()
        }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout, and calls a block when the items have reached their places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard animated, window != nil else {
            collectionViewLayout = layout
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.collectionViewLayout = layout
                self.layoutIfNeeded()
            }, completion: { completion?($0) })
    }

    /// A view behind the items, as large as the collection view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// Whether items can be selected. True by default.
    open var allowsSelection = true
    /// Whether several items can be selected. False by default.
    open var allowsMultipleSelection = false
    /// Whether items can be selected in editing mode. False by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected in editing mode. False by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the view is in editing mode, in which cells show what is there to change them. False by default.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }
    /// The selected items in the order of their selection; empty without any.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    // MARK: State of the extensions

    var counts: [Int]?
    var cellsAreStale = true
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
    /// The scroll views of sections that scroll across the layout, by section, and where those out of sight were.
    var bands: [Int: OrthogonalScrollView] = [:]
    var bandOffsets: [Int: CGPoint] = [:]
    var retired: [OrthogonalScrollView] = []
    var pool = CollectionReusePool()
    var selection: [IndexPath] = []
    var press: (path: IndexPath, cell: UICollectionViewCell, time: TimeInterval, isHighlighted: Bool)?
    var isLayingOut = false
    var prefetched: Set<IndexPath> = []
    var updates: TableUpdates?
    var updateDepth = 0
    var updateCompletions: [(Bool) -> Void] = []
    var movement: Movement?
    lazy var dragging = CollectionDragging(self)
    lazy var swipes = CollectionSwipes(self)
    lazy var spanSelection = SpanSelection(self)
    /// From the finger that drags a cell of a list to the cell's middle.
    var reorderGrip: CGFloat = 0
    /// Whether the background is not the one that lists have.
    var hasOwnBackgroundColor = false

    struct SupplementaryKey: Hashable, Comparable {
        var kind: String
        var path: IndexPath
        var isDecoration = false

        static func < (lhs: SupplementaryKey, rhs: SupplementaryKey) -> Bool {
            (lhs.path, lhs.kind) < (rhs.path, rhs.kind)
        }
    }

    // MARK: Making

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        super.backgroundColor = .systemBackground
        adoptLayout()
        addInteraction(menus.interaction)
        _ = (swipes, spanSelection)
    }

    private lazy var menus = makeMenus()

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        super.backgroundColor = .systemBackground
        adoptLayout()
        addInteraction(menus.interaction)
        _ = (swipes, spanSelection)
        decodeNib(coder, UICollectionView.self)
    }

    // MARK: Asking for data

    /// Asks the data source for everything again. Selections are lost.
    open func reloadData() {
        noteTold(self, "reloadData()")
        counts = nil
        cellsAreStale = true
        cancelPress()
        swipes.forget()
        movement = nil
        selection = []
        collectionViewLayout.forgetMeasurements()
        let context = type(of: collectionViewLayout).makeContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.nextContext = context
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// The number of sections, as the data source tells.
    open var numberOfSections: Int { loadedCounts.count }

    /// Returns the number of items in a section, as the data source tells.
    open func numberOfItems(inSection section: Int) -> Int {
        loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
    }

    // MARK: Reuse

    /// Names the class of cells to make for a reuse identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, kind: nil, identifier: identifier)
    }

    /// Names the class of headers, footers and the like to make for a reuse identifier; nil takes it back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// Has cells of the identifier made from a xib; nil takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let maker = nib as (any ReusableViewMaker)? else {
            return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
        }
        registerViews(kind: nil, identifier: identifier) { maker.makeReusableView() }
    }

    /// Has views of a kind made from a xib; nil takes it back.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let maker = nib as (any ReusableViewMaker)? else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        registerViews(kind: kind, identifier: identifier) { maker.makeReusableView() }
    }

    /// Returns a cell that is no longer used, or a new one of what was registered. Without a registration the app
    /// stops.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = cellToConfigureAgain(identifier) { return cell }
        let attributes = layoutAttributesForItem(at: indexPath)
        guard
            let cell = pool.dequeue(kind: nil, identifier: identifier, frame: attributes?.frame)
                as? UICollectionViewCell
        else {
            fatalError(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        if let attributes { cell.frame = attributes.frame }
        if let cell = cell as? UICollectionViewListCell { prepare(cell, at: indexPath) }
        return cell
    }

    /// Returns a view that is no longer used, or a new one of what was registered. Without a registration the app
    /// stops.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
        guard let view = pool.dequeue(kind: elementKind, identifier: identifier, frame: attributes?.frame) else {
            fatalError(
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard")
        }
        if let cell = view as? UICollectionViewListCell { prepare(cell, at: indexPath, kind: elementKind) }
        return view
    }

    // MARK: What is shown

    /// The cells on screen, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        layOutItemsIfNeeded()
        return cells.keys.sorted().compactMap { cells[$0] }
    }

    /// The items on screen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layOutItemsIfNeeded()
        return cells.keys.sorted()
    }

    /// Returns the cell of an item that is on screen, or nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cellsAreStale ? nil : cells[indexPath]
    }

    package override var accessibilityGrouping: AccessibilityGrouping? { itemsGrouping }

    /// Returns the item that a cell shows, or nil if it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    /// Returns the item at a point in the view's coordinates, or nil.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layOutItemsIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .first { $0.representedElementCategory == .cell && visibleFrame(of: $0).contains(point) }?.indexPath
    }

    /// Returns place and look of an item, as the layout gives them.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns place and look of a header, footer or the like, as the layout gives them.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Returns a header, footer or the like that is on screen, or nil.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        supplementary[SupplementaryKey(kind: elementKind, path: indexPath)]
    }

    /// Returns all views of a kind that are on screen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementary.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }

    // MARK: Selecting and scrolling by program

    /// Selects an item without telling the delegate; nil takes all selections back.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsSeveral || indexPath == nil {
            for old in selection where old != indexPath { setSelected(false, at: old) }
        }
        guard let indexPath else { return }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes back the selection of an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    /// Scrolls until an item is at a place in the visible area.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Changing items

    /// Makes several changes in one animation. Counts that contradict the data source stop the app.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { updateCompletions.append(completion) }
        closeUpdates()
    }

    /// Shows items that the data source has added; index paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) {
        noteTold(self, "insertItems(\(indexPaths.count))")
        record { for path in indexPaths { $0.insertRow(path, .fade) } }
    }
    /// Takes away items that the data source has removed; index paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) {
        noteTold(self, "deleteItems(\(indexPaths.count))")
        record { for path in indexPaths { $0.deleteRow(path, .fade) } }
    }
    /// Asks for the cells of items again.
    open func reloadItems(at indexPaths: [IndexPath]) {
        noteTold(self, "reloadItems(\(indexPaths.count))")
        record { for path in indexPaths { $0.reloadRow(path, .fade) } }
    }
    /// Moves an item that the data source has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        noteTold(self, "moveItem(\(indexPath.item) → \(newIndexPath.item))")
        record { $0.moveRow(indexPath, newIndexPath) }
    }
    /// Shows sections that the data source has added.
    open func insertSections(_ sections: IndexSet) {
        noteTold(self, "insertSections(\(sections.count))")
        record { for section in sections { $0.insertSection(section, .fade) } }
    }
    /// Takes away sections that the data source has removed.
    open func deleteSections(_ sections: IndexSet) {
        noteTold(self, "deleteSections(\(sections.count))")
        record { for section in sections { $0.deleteSection(section, .fade) } }
    }
    /// Asks for the items of sections again.
    open func reloadSections(_ sections: IndexSet) {
        noteTold(self, "reloadSections(\(sections.count))")
        record { for section in sections { $0.reloadSection(section, .fade) } }
    }
    /// Moves a section that the data source has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) { record { $0.moveSection(section, newSection) } }

    // MARK: Overridden

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !spanSelection.takes(gestureRecognizer) else { return false }
        if let pan = gestureRecognizer as? RowSwipeGestureRecognizer, pan.view === self {
            return swipes.shouldBegin(pan)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let invalidates =
                newValue != super.bounds && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            super.bounds = newValue
            if invalidates {
                collectionViewLayout.invalidateLayout(
                    with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
            }
        }
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        collectionViewLayout.invalidateLayout()
        super.boundsSizeDidChange(from: old)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    open override var contentSize: CGSize {
        get {
            if !collectionViewLayout.isPrepared, !isLayingOut, dataSource != nil {
                collectionViewLayout.prepareIfNeeded()
                updateContentSize()
            }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    override func contentGeometryDidChange() {
        if !isLayingOut { super.contentGeometryDidChange() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginPress(touch) }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endPress(touch) }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelPress()
        super.touchesCancelled(touches, with: event)
    }

    override func timePassed(to time: TimeInterval) { pressTimePassed(to: time) }
}
