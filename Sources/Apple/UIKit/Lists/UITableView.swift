/// Rows in one column, of which only the visible ones have cells.
///
/// Where the rows lie is kept in `TableMetrics`: sums of heights in logarithmic time, with memory only for rows that
/// were measured. Data is asked for again at the first layout after ``reloadData()``, not at once.
open class UITableView: UIScrollView {
    /// The style that the table was created with.
    public let style: Style

    // MARK: Data

    /// The object that has the rows; held weakly. Setting another one reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that decides on heights, selection and editing; held weakly. Setting another one reloads the table.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            scrollDelegate = delegate
            delegateAnswers = DelegateAnswers()
            reloadData()
        }
    }

    /// The object that is told of rows that are about to be seen; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is called. True by default.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows whose delegate gives none, in points. ``automaticDimension``, the default, asks the cell's
    /// constraints.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { setNeedsCounts() } }
    }
    /// The height of headers whose delegate gives none, in points. Automatic by default.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { setNeedsCounts() } }
    }
    /// The height of footers whose delegate gives none, in points. Automatic by default.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { setNeedsCounts() } }
    }
    /// The height taken for rows that were not yet measured, in points. Automatic by default; 0 measures every row at
    /// once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if estimatedRowHeight != oldValue { setNeedsCounts() } }
    }
    /// The height taken for headers that were not yet measured. Has no effect: headers are measured when the table is
    /// laid out.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The height taken for footers that were not yet measured. Has no effect: footers are measured when the table is
    /// laid out.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The room above the headers of a plain table; automatic is iOS's 22 points.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { setNeedsCounts() } }
    }
    /// The distance of the lines beneath the last row of a plain table. Has no effect: iOS 15 draws none either.
    open var fillerRowHeight: CGFloat = 0

    // MARK: Appearance

    /// Whether lines are drawn between rows. `.singleLine` by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { updateVisibleCells() } }
    }
    /// The effect of the lines between rows, over what is behind the table. Has no effect: lines have one colour.
    open var separatorEffect: UIVisualEffect?
    /// The colour of the lines between rows. `.separator` by default.
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
    /// The reference that ``separatorInset`` is measured from. `.fromCellEdges` by default.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { updateVisibleCells() }
    }
    /// Whether wide tables narrow the margins of their cells to a readable width. Has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether cells keep their content in the safe area. Has no effect: they always do.
    open var insetsContentViewsToSafeArea = true

    /// A view behind the rows, as large as the table.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A view above the first section; its own height is kept and its width is the table's.
    open var tableHeaderView: UIView? {
        didSet {
            headerViewDidChange(from: oldValue)
        }
    }

    /// A view beneath the last section; its own height is kept and its width is the table's.
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
        set { changeSectionIndex { $0.color = newValue } }
    }
    /// The colour behind the index while it is not touched; nil is clear.
    open var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.backgroundColor }
        set { changeSectionIndex { $0.backgroundColor = newValue } }
    }
    /// Behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackgroundColor }
        set { changeSectionIndex { $0.trackingBackgroundColor = newValue } }
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

    /// Whether rows can be selected. True by default.
    open var allowsSelection = true
    /// Whether rows can be selected in editing mode. False by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected. False by default; turning it off keeps one row selected.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { keepOneSelection() } }
    }
    /// Whether several rows can be selected in editing mode, with circles to tick. False by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have the focus. Has no effect: there is no focus engine.
    open var allowsFocus = false
    /// Whether the focused row is selected. Has no effect: there is no focus engine.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had it. Has no effect: there is no focus engine.
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

    /// Creates a table. Its style cannot be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setLooks()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.tableStyle
        super.init(coder: coder)
        setLooks()
        decodeNib(coder, UITableView.self)
    }

    lazy var menus = makeMenus()
    lazy var spanSelection = SpanSelection(self)
    lazy var dragging = TableDragging(self)

    // MARK: Asking for data

    /// Forgets all rows; cells are asked for again at the next layout.
    open func reloadData() {
        noteTold(self, "reloadData()")
        forgetRows()
    }

    /// The number of sections, as the data source tells.
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return metrics.sections.count
    }

    /// Returns the number of rows in a section, as the data source tells.
    open func numberOfRows(inSection section: Int) -> Int {
        rowCount(inSection: section)
    }

    open override var contentSize: CGSize {
        get {
            if countsAreDirty, !isLayingOut { loadCountsIfNeeded() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Where things are

    /// Returns the frame of a section with its header and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect {
        frame(ofSection: section)
    }

    /// Returns the frame of a section's header, in the table's coordinates; empty where there is none.
    open func rectForHeader(inSection section: Int) -> CGRect {
        frame(ofHeader: section)
    }

    /// Returns the frame of a section's footer, in the table's coordinates; empty where there is none.
    open func rectForFooter(inSection section: Int) -> CGRect {
        frame(ofFooter: section)
    }

    /// Returns the frame of a row, in the table's coordinates, whether or not it is visible.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        frame(ofRow: indexPath)
    }

    /// Returns the row at a point in the table's coordinates, or nil.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        row(at: point)
    }

    /// Returns the row that a cell shows, or nil if it shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        if let path = cell.shownAt, cells[path] === cell { return path }
        return nil
    }

    /// Returns the rows that a rectangle of the table's coordinates touches, or nil.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rows(in: rect)
    }

    // MARK: Cells and headers that are shown

    /// Returns the cell of a row that is on screen, or nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        cellsAreStale ? nil : cells[indexPath]
    }

    /// The cells on screen, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layOutRowsIfNeeded()
        return cells.keys.sorted().filter { rectForRow(at: $0).intersects(bounds) }.compactMap { cells[$0] }
    }

    /// The rows on screen, from top to bottom; nil without any.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutRowsIfNeeded()
        return cells.keys.sorted().filter { rectForRow(at: $0).intersects(bounds) }
    }

    /// Returns the header of a section that is on screen, or nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section that is on screen, or nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Reuse (ReusePool.swift)

    /// Names the class of cells to make for a reuse identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, forCell: identifier)
    }

    /// Names the class of headers and footers to make for a reuse identifier; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.register(aClass, forHeaderFooter: identifier)
    }

    /// Has cells of the identifier made from a xib; nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCells(identifier, from: nib as (any RowViewMaker)?)
    }

    /// Has headers and footers of the identifier made from a xib; nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooterViews(identifier, from: nib as (any RowViewMaker)?)
    }

    /// A cell that went out of sight, or a new one of the class registered for the identifier; nil when there is
    /// neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// Returns a cell that is no longer used, or a new one of what was registered. Without a registration the app
    /// stops.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// Returns a header or footer that is no longer used, or a new one of what was registered, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        pool.dequeueHeaderFooter(identifier)
    }

    // MARK: Selection (UITableView+Selection.swift)

    /// The row that was selected first, or nil.
    open var indexPathForSelectedRow: IndexPath? { selectionOrder.first }

    /// The selected rows in the order of their selection; nil without any.
    open var indexPathsForSelectedRows: [IndexPath]? { selectionOrder.isEmpty ? nil : selectionOrder }

    /// Selects without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes back the selection of a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls until a row is at a place in the visible area.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the selected row nearest to the visible area is at a place in it.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selectionOrder.first { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Changing rows (UITableView+Updates.swift)

    /// Opens a group of changes, which is carried out at the matching ``endUpdates()``. Groups may nest.
    open func beginUpdates() { openUpdates() }

    /// Carries out the changes since ``beginUpdates()`` in one animation. Row counts that contradict the data source
    /// stop the app.
    open func endUpdates() { closeUpdates() }

    /// Changes rows and sections together; `completion` is told whether the animations ran to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }

    /// Whether a group of changes is open.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    /// Shows rows that the data source has added; index paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record("insertRows(\(indexPaths.count))") { for path in indexPaths { $0.insertRow(path, animation) } }
    }

    /// Takes away rows that the data source has removed; index paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record("deleteRows(\(indexPaths.count))") { for path in indexPaths { $0.deleteRow(path, animation) } }
    }

    /// Asks for the cells of rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record("reloadRows(\(indexPaths.count))") { for path in indexPaths { $0.reloadRow(path, animation) } }
    }

    /// Has the cells of these rows set up again where they are: the data source is asked, and the cell it dequeues is
    /// the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Moves a row that the data source has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record("moveRow(\(indexPath.row) → \(newIndexPath.row))") { $0.moveRow(indexPath, newIndexPath) }
    }

    /// Shows sections that the data source has added.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record("insertSections(\(sections.count))") { for section in sections { $0.insertSection(section, animation) } }
    }

    /// Takes away sections that the data source has removed.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record("deleteSections(\(sections.count))") { for section in sections { $0.deleteSection(section, animation) } }
    }

    /// Asks for the rows, header and footer of sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record("reloadSections(\(sections.count))") { for section in sections { $0.reloadSection(section, animation) } }
    }

    /// Moves a section that the data source has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record("moveSection(\(section) → \(newSection))") { $0.moveSection(section, newSection) }
    }

    // MARK: Editing (UITableView+Editing.swift)

    /// Whether the table is in editing mode. Setting it changes the rows without animation.
    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Overridden

    /// The rows give the content its size: constraints to the edges of a table place views on it and do not resize it.
    package override var _edgesAreThoseOfContent: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
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

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endPress(touch) }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelPress()
        super.touchesCancelled(touches, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !sectionIndexHolds(gestureRecognizer), !spanSelection.takes(gestureRecognizer) else { return false }
        if let pan = gestureRecognizer as? RowSwipeGestureRecognizer, pan.view === self { return swipeShouldBegin(pan) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func timePassed(to time: TimeInterval) { pressTimePassed(to: time) }

    package override var accessibilityGrouping: AccessibilityGrouping? { rowsGrouping }
}
