/// Rows in one column, of which only the visible ones have cells.
///
/// Where the rows lie is kept in ``TableMetrics``: sums of heights in logarithmic time, with memory only for rows that
/// were measured. Data is asked for again at the first layout after ``reloadData()``, not at once.
open class UITableView: UIScrollView {
    public let style: Style

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            scrollDelegate = delegate
            delegateAnswers = DelegateAnswers()
            reloadData()
        }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1
    /// What a delegate's method returns that the app did not write.
    static let absentDimension: CGFloat = -2

    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { setNeedsCounts() } }
    }
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { setNeedsCounts() } }
    }
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { setNeedsCounts() } }
    }
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if estimatedRowHeight != oldValue { setNeedsCounts() } }
    }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The room above the headers of a plain table; automatic is iOS's 22 points.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { setNeedsCounts() } }
    }
    open var fillerRowHeight: CGFloat = 0

    // MARK: Appearance

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { updateVisibleCells() } }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { updateVisibleCells() }
    }
    /// Where separators begin and end; automatic aligns them with the text.
    open var separatorInset: UIEdgeInsets {
        get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set {
            customSeparatorInset = newValue
            updateVisibleCells()
        }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { updateVisibleCells() }
    }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var tableHeaderView: UIView? {
        didSet {
            guard tableHeaderView !== oldValue || tableHeaderView?.frame.height != headerViewHeight else { return }
            if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            headerViewHeight = tableHeaderView?.frame.height ?? 0
            edgeViewsDidChange()
        }
    }

    open var tableFooterView: UIView? {
        didSet {
            if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
            if let tableFooterView { addSubview(tableFooterView) }
            edgeViewsDidChange()
        }
    }

    // MARK: Section index (UITableView+Index.swift)

    /// The colour of the index's letters; nil is the tint.
    open var sectionIndexColor: UIColor? {
        get { sectionIndex.color }
        set {
            sectionIndex.color = newValue
            colorSectionIndex()
        }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.backgroundColor }
        set {
            sectionIndex.backgroundColor = newValue
            colorSectionIndex()
        }
    }
    /// Behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackgroundColor }
        set {
            sectionIndex.trackingBackgroundColor = newValue
            colorSectionIndex()
        }
    }
    /// With fewer rows than this there is no index.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumRowCount }
        set {
            sectionIndex.minimumRowCount = newValue
            reloadSectionIndexTitles()
        }
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { keepOneSelection() } }
    }
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false

    // MARK: State of the extensions

    var metrics = TableMetrics()
    var countsAreDirty = true
    /// ``reloadData()`` was called: every cell is asked for again.
    var cellsAreStale = true
    var delegateAnswers = DelegateAnswers()
    var customSeparatorInset: UIEdgeInsets?
    var headerViewHeight: CGFloat = 0
    var isLayingOut = false
    var laidOutWidth: CGFloat = 0

    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var pool = ReusePool()
    var sectionIndex = SectionIndex()
    var selection: Set<IndexPath> = []
    /// The rows in the order they were selected.
    var selectionOrder: [IndexPath] = []
    var press: Press?
    var prefetched: Set<IndexPath> = []
    /// The cell that `reconfigureRows(at:)` hands to the data source when it dequeues one.
    var reconfigured: UITableViewCell?

    var editingFlag = false
    var swipe: SwipeSession?
    var reorder: ReorderSession?
    var updates: TableUpdates?
    var updateDepth = 0
    var updateCompletions: [(Bool) -> Void] = []
    /// Views that leave with an animation.
    var leavingViews: [UIView] = []

    // MARK: Making

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.tableStyle
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UITableView.self)
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        setUpSwipes()
        addInteraction(menus.interaction)
    }

    private lazy var menus = ListMenus(
        cell: { [unowned self] point in indexPathForRow(at: point).flatMap { cellForRow(at: $0) } },
        configuration: { [unowned self] point in
            guard let path = indexPathForRow(at: point) else { return nil }
            return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        },
        commit: { [unowned self] in
            delegate?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
        })

    // MARK: Asking for data

    /// Forgets all rows; cells are asked for again at the next layout.
    open func reloadData() {
        endSwipe(animated: false)
        cancelPress()
        setNeedsCounts()
        cellsAreStale = true
        sectionIndex.isStale = true
        selection = []
        selectionOrder = []
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return metrics.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return 0 }
        return metrics.sections[section].rows.count
    }

    open override var contentSize: CGSize {
        get {
            if countsAreDirty, !isLayingOut { loadCountsIfNeeded() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Where things are

    open func rect(forSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: metrics.sectionTop(section), width: bounds.width, height: metrics.sections[section].height)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        let data = metrics.sections[section]
        return CGRect(
            x: 0, y: metrics.sectionTop(section) + data.topPadding, width: bounds.width, height: data.header)
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        let data = metrics.sections[section]
        return CGRect(
            x: 0, y: metrics.sectionTop(section) + data.height - data.footer, width: bounds.width,
            height: data.footer)
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.contains(indexPath) else { return .zero }
        let span = metrics.span(indexPath)
        return CGRect(x: rowInset, y: span.top, width: bounds.width - 2 * rowInset, height: span.height)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadCountsIfNeeded()
        guard let path = metrics.firstRow(below: point.y) else { return nil }
        let rect = rectForRow(at: path)
        return point.y >= rect.minY && point.x >= 0 && point.x < bounds.width ? path : nil
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        if let path = cell.shownAt, cells[path] === cell { return path }
        return nil
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadCountsIfNeeded()
        var result: [IndexPath] = []
        var next = metrics.firstRow(below: rect.minY)
        while let path = next, metrics.span(path).top < rect.maxY {
            result.append(path)
            next = metrics.row(after: path)
        }
        return result
    }

    // MARK: Cells and headers that are shown

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        cellsAreStale ? nil : cells[indexPath]
    }

    open var visibleCells: [UITableViewCell] {
        layOutRowsIfNeeded()
        return cells.keys.sorted().filter { rectForRow(at: $0).intersects(bounds) }.compactMap { cells[$0] }
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutRowsIfNeeded()
        return cells.keys.sorted().filter { rectForRow(at: $0).intersects(bounds) }
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Reuse (UITableView+Reuse.swift)

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, forCell: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.register(aClass, forHeaderFooter: identifier)
    }

    /// A cell that went out of sight, or a new one of the class registered for the identifier; nil when there is
    /// neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        if metrics.contains(indexPath) { cell.frame = rectForRow(at: indexPath) }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        pool.dequeueHeaderFooter(identifier)
    }

    // MARK: Selection (UITableView+Selection.swift)

    open var indexPathForSelectedRow: IndexPath? { selectionOrder.first }

    open var indexPathsForSelectedRows: [IndexPath]? { selectionOrder.isEmpty ? nil : selectionOrder }

    /// Selects without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selectionOrder.first { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Changing rows (UITableView+Updates.swift)

    open func beginUpdates() { openUpdates() }

    open func endUpdates() { closeUpdates() }

    /// Changes rows and sections together; `completion` is told whether the animations ran to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { updateCompletions.append(completion) }
        closeUpdates()
    }

    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.insertRow(path, animation) } }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.deleteRow(path, animation) } }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.reloadRow(path, animation) } }
    }

    /// Has the cells of these rows set up again where they are: the data source is asked, and the cell it dequeues is
    /// the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.moveRow(indexPath, newIndexPath) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.insertSection(section, animation) } }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.deleteSection(section, animation) } }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.reloadSection(section, animation) } }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.moveSection(section, newSection) }
    }

    // MARK: Editing (UITableView+Editing.swift)

    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Overridden

    /// The rows give the content its size: constraints to the edges of a table place views on it and do not resize it.
    package override var _edgesAreThoseOfContent: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshSectionIndex()
        layOutRows()
        layOutSectionIndex()
        if laidOutWidth != bounds.width { laidOutWidth = bounds.width }
    }

    override func contentGeometryDidChange() {
        if !isLayingOut { super.contentGeometryDidChange() }
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        if old.width != bounds.width { widthDidChange() }
        super.boundsSizeDidChange(from: old)
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginPress(touch) }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endPress(touch) }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelPress()
        super.touchesCancelled(touches, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pan = gestureRecognizer as? RowSwipeGestureRecognizer, pan.view === self {
            return !sectionIndexHolds(pan) && swipeShouldBegin(pan)
        }
        return !sectionIndexHolds(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func timePassed(to time: TimeInterval) { pressTimePassed(to: time) }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
