/// One wheel of a picker view: rows on a cylinder, of which only those that can be seen have a view.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    /// The wheel's content and delegate.
    struct Source {
        var rowCount: () -> Int
        /// A view for a row; it may be one that is given.
        var view: (_ row: Int, _ reused: UIView?) -> UIView
        var didSelect: (_ row: Int) -> Void
    }

    private let source: Source
    let rowHeight: CGFloat
    private(set) var rowCount = 0
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// The row that was last told, or that the program chose.
    private(set) var selectedRow = -1

    init(source: Source, rowHeight: CGFloat) {
        self.source = source
        self.rowHeight = rowHeight
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        scrollsToTop = false
        alwaysBounceVertical = true
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onChange { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload() {
        rowCount = max(source.rowCount(), 0)
        for view in shown.values { view.removeFromSuperview() }
        spare += shown.values
        shown = [:]
        selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        showSelectedRow(animated: false)
        layOutRows()
    }

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        selectedRow = min(max(row, 0), rowCount - 1)
        showSelectedRow(animated: animated && window != nil)
    }

    /// The row chosen before a reload.
    func keep(_ row: Int) { selectedRow = row }

    func view(forRow row: Int) -> UIView? { shown[row] }

    private func showSelectedRow(animated: Bool) {
        setContentOffset(offset(of: max(selectedRow, 0)), animated: animated)
    }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// The row whose middle is nearest to the wheel's.
    private func row(at offset: CGPoint) -> Int {
        let row = ((offset.y + contentInset.top) / rowHeight).rounded()
        return Int(min(max(row, 0), CGFloat(max(rowCount - 1, 0))))
    }

    // MARK: Layout

    override func boundsSizeDidChange(from old: CGSize) {
        let room = max((bounds.height - rowHeight) / 2, 0)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize.width = bounds.width
        super.boundsSizeDidChange(from: old)
        showSelectedRow(animated: false)
        layOutRows()
    }

    override func offsetDidMove() { layOutRows() }

    /// Rows turn away from the middle as on a wheel whose visible half is as high as the picker.
    private func layOutRows() {
        let radius = bounds.height / 2
        guard radius > 0, rowCount > 0 else { return }
        let middle = contentOffset.y + radius
        // Rows beyond a quarter of the turn are behind the wheel.
        let reach = radius * .pi / 2 - rowHeight / 2
        let first = max(Int(((middle - reach) / rowHeight - 0.5).rounded(.up)), 0)
        let last = min(Int(((middle + reach) / rowHeight - 0.5).rounded(.down)), rowCount - 1)
        for (row, view) in shown where row < first || row > last {
            view.removeFromSuperview()
            spare.append(view)
            shown[row] = nil
        }
        guard first <= last else { return }
        for row in first...last {
            let view = shown[row] ?? makeView(row)
            let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
            view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
            view.alpha = alpha(at: abs(angle) * radius)
        }
    }

    /// A row in the middle is clear, its neighbours are faint, and the furthest fade away.
    private func alpha(at distance: CGFloat) -> CGFloat {
        let near = min(distance / rowHeight, 1)
        let fading = 1 - min(distance / (bounds.height * 0.75), 1)
        return 1 - near + near * 0.55 * fading
    }

    private func makeView(_ row: Int) -> UIView {
        let view = source.view(row, spare.popLast())
        shown[row] = view
        addSubview(view)
        return view
    }

    // MARK: Accessibility

    override var accessibilityGrouping: AccessibilityGrouping? {
        let (rows, count, chosen) = (shown, rowCount, selectedRow)
        func row(of view: UIView) -> Int? { rows.first { $0.value === view }?.key }
        var grouping = AccessibilityGrouping(role: .picker) { view in
            row(of: view).map { .init(index: $0 + 1, count: count) }
        }
        grouping.rowRole = .option
        grouping.isChosen = { row(of: $0) == chosen }
        return grouping
    }
    override var accessibilityElements: [Any]? {
        get { shown.sorted { $0.key < $1.key }.map(\.value) }
        set {}
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }
    // A wheel rests at rows alone.
    override func showForAccessibility(_ frame: CGRect) {}
    override func scrollForAccessibility(to point: CGPoint) -> Bool { false }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    private func turn(by rows: Int) {
        let row = min(max(selectedRow + rows, 0), rowCount - 1)
        guard rowCount > 0, row != selectedRow else { return }
        setContentOffset(offset(of: row), animated: true)
        turning = true
    }

    // MARK: Turning

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let radius = bounds.height / 2
        let ratio = (recognizer.location(in: self).y - contentOffset.y - radius) / radius
        let distance = asin(min(max(ratio, -1), 1)) * radius
        let row = row(at: CGPoint(x: 0, y: contentOffset.y + distance))
        guard rowCount > 0, row != self.row(at: contentOffset) else { return }
        setContentOffset(offset(of: row), animated: true)
        turning = true
    }

    /// A person's tap is on its way to a row.
    private var turning = false

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { turning = false }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { came() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { came() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if turning { came() }
    }

    private func came() {
        turning = false
        guard rowCount > 0 else { return }
        let row = row(at: contentOffset)
        selectedRow = row
        source.didSelect(row)
    }
}
