/// Wheels that are turned to choose a row of each.
///
/// Only the rows that can be seen have a view: a wheel of a million rows costs what one of ten does.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Measures of iOS 17, in points.
    private enum Metrics {
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        static let fontSize: CGFloat = 23
        static let margin: CGFloat = 9
        static let spacing: CGFloat = 5
        static let radius: CGFloat = 8
        static let rowPadding: CGFloat = 9
    }

    /// The answer of a delegate that leaves a measure to the picker.
    static let automaticDimension: CGFloat = -1
    /// Marks a delegate method that the app does not implement.
    static let absentView = UIView(frame: .zero)

    private let band = UIView(frame: .zero)
    private var columns: [PickerColumn] = []
    private var needsReload = true

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Metrics.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIPickerView.self)
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = Metrics.radius
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: What it shows

    /// The object that has the rows; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { invalidate() }
    }
    /// The object that gives the rows their look and hears of selections; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { invalidate() }
    }

    /// The number of wheels, as the data source tells.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows of a wheel, as the data source tells.
    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return columns.indices.contains(component) ? columns[component].rowCount : 0
    }

    /// The room of a row, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        guard columns.indices.contains(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: columns[component].bounds.width, height: columns[component].rowHeight)
    }

    /// The view of a row that can be seen; nil for any other, and where the delegate gives titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        reloadIfNeeded()
        guard columns.indices.contains(component) else { return nil }
        layoutIfNeeded()
        let view = columns[component].view(forRow: row)
        return view is PickerRowLabel ? nil : view
    }

    // MARK: Reloading

    /// Asks for the rows of all wheels again.
    open func reloadAllComponents() {
        needsReload = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        let chosen = columns.map(\.selectedRow)
        for column in columns { column.removeFromSuperview() }
        columns = (0..<count).map { component in
            let column = PickerColumn(source: source(of: component), rowHeight: rowHeight(of: component))
            addSubview(column)
            if chosen.indices.contains(component) { column.keep(chosen[component]) }
            column.reload()
            return column
        }
        setNeedsLayout()
    }

    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        guard columns.indices.contains(component) else { return }
        columns[component].reload()
    }

    private func invalidate() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        if needsReload, dataSource != nil { reloadAllComponents() }
    }

    private func rowHeight(of component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.automaticDimension
        return height > 0 ? height : Metrics.rowHeight
    }

    private func source(of component: Int) -> PickerColumn.Source {
        PickerColumn.Source(
            rowCount: { [weak self] in
                guard let self else { return 0 }
                return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
            },
            view: { [weak self] row, reused in self?.rowView(row, of: component, reusing: reused) ?? UIView() },
            didSelect: { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
                window?.accessibilityDidChange()
            })
    }

    /// Of the titles without attributes; nil for that of labels.
    var rowColor: UIColor? {
        didSet { reloadAllComponents() }
    }

    private func rowView(_ row: Int, of component: Int, reusing reused: UIView?) -> UIView {
        let own = delegate?.pickerView(
            self, viewForRow: row, forComponent: component, reusing: reused is PickerRowLabel ? nil : reused)
        if let own, own !== Self.absentView { return own }
        let label = reused as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
        label.font = .systemFont(ofSize: Metrics.fontSize)
        label.textColor = rowColor ?? .label
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.padding = columns.count > 1 ? 2 : Metrics.rowPadding
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        label.textAlignment = .center
        return label
    }

    // MARK: Selection

    /// Brings a row to the middle. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard columns.indices.contains(component) else { return }
        columns[component].select(row, animated: animated)
        window?.accessibilityDidChange()
    }

    /// -1 where there is no row.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return columns.indices.contains(component) ? columns[component].selectedRow : -1
    }

    // MARK: Layout

    /// Of the last layout.
    func frame(ofComponent component: Int) -> CGRect { columns[component].frame }

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { reloadIfNeeded() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let height = (columns.map(\.rowHeight).max() ?? Metrics.rowHeight) + 2
        band.frame = CGRect(
            x: Metrics.margin, y: ((bounds.height - height) / 2).rounded(),
            width: max(bounds.width - 2 * Metrics.margin, 0), height: height)
        guard !columns.isEmpty else { return }
        let room = max(bounds.width - 2 * Metrics.margin - Metrics.spacing * CGFloat(columns.count - 1), 0)
        let widths = columnWidths(in: room)
        let used = widths.reduce(0, +) + Metrics.spacing * CGFloat(columns.count - 1)
        var x = (bounds.width - used) / 2
        for (column, width) in zip(columns, widths) {
            column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Metrics.spacing
        }
    }

    /// The widths the delegate asks for, scaled down together if there is no room; the other columns share the rest.
    private func columnWidths(in room: CGFloat) -> [CGFloat] {
        let asked = columns.indices.map { component -> CGFloat? in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? Self.automaticDimension
            return width >= 0 ? width : nil
        }
        let sum = asked.reduce(0) { $0 + ($1 ?? 0) }
        let open = asked.count { $0 == nil }
        let scale = sum > room && sum > 0 ? room / sum : 1
        let share = open > 0 ? max(room - sum * scale, 0) / CGFloat(open) : 0
        return asked.map { $0.map { $0 * scale } ?? share }
    }
}
