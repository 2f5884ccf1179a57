/// The wheels of a date picker.
@MainActor
final class DateWheels: UIView, DateContent, UIPickerViewDataSource, UIPickerViewDelegate {
    static let size = CGSize(width: 320, height: 216)
    private static let fontSize: CGFloat = 23
    private static let padding: CGFloat = 10
    /// Rows of a wheel that goes round.
    private static let rows = 9_600
    /// Days on each side of the reference.
    private static let days = 20_000
    private static let lastYear = 10_000
    /// Of the wheels of a countdown: the room of a number, and of all.
    private static let countWidth: CGFloat = 56
    private static let countColumnWidth: CGFloat = 136

    private let picker = UIPickerView(frame: .zero)
    private var rules: DateRules
    private var shown: Date
    private let texts: DateTexts
    private let columns: [DateColumn]
    private var units: [UILabel] = []
    private lazy var widths = columns.map { measure($0) }
    var picked: ((Date) -> Void)?
    /// Of what can be chosen; nil for that of labels.
    var textColor: UIColor? {
        didSet {
            for unit in units { unit.textColor = textColor ?? .label }
            colorRows()
        }
    }

    init(_ rules: DateRules, _ date: Date) {
        self.rules = rules
        shown = date
        texts = DateTexts(rules)
        columns = texts.columns(of: rules.mode, reference: rules.calendar.startOfDay(for: date))
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        picker.dataSource = self
        picker.delegate = self
        picker.frame = bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picker)
        if rules.mode == .countDownTimer {
            units = columns.map { _ in
                let label = UILabel(frame: .zero)
                label.font = .systemFont(ofSize: 17, weight: .semibold)
                label.isUserInteractionEnabled = false
                addSubview(label)
                return label
            }
        }
        turn(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the wheels, with a little room at the sides.
    var fittingWidth: CGFloat { widths.reduce(0, +) + CGFloat(columns.count - 1) * 5 + 32 }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        self.rules = rules
        shown = date
        turn(animated: animated)
    }

    // MARK: Turning

    private func rowCount(_ column: DateColumn) -> Int {
        switch column {
        case .year: Self.lastYear
        case .period: 2
        case .date: 2 * Self.days + 1
        case .hour where rules.mode == .countDownTimer: 24
        default: Self.rows / valueCount(column) * valueCount(column)
        }
    }

    private func valueCount(_ column: DateColumn) -> Int {
        switch column {
        case .month: rules.calendar.maximumRange(of: .month)?.count ?? 12
        case .day: rules.calendar.maximumRange(of: .day)?.count ?? 31
        case .hour: 24
        case .minute: 60 / rules.minuteInterval
        default: rowCount(column)
        }
    }

    private func goesRound(_ column: DateColumn) -> Bool { rowCount(column) > valueCount(column) }

    /// The first value of a wheel.
    private func first(_ column: DateColumn) -> Int {
        switch column {
        case .year, .month, .day: 1
        case .date: -Self.days
        default: 0
        }
    }

    private func value(ofRow row: Int, _ column: DateColumn) -> Int { row % valueCount(column) + first(column) }

    /// The row of a value that is nearest to another.
    private func row(of value: Int, _ column: DateColumn, near other: Int) -> Int {
        let count = valueCount(column)
        let offset = value - first(column)
        guard goesRound(column) else { return min(max(offset, 0), count - 1) }
        let turns = Int((Double(other - offset) / Double(count)).rounded())
        return min(max(turns, 0), rowCount(column) / count - 1) * count + offset
    }

    private func turn(animated: Bool) {
        for (index, column) in columns.enumerated() {
            let middle = rowCount(column) / 2
            let current = picker.selectedRow(inComponent: index)
            let value = rules.value(of: column, in: shown)
            let isFar = abs(current - middle) > rowCount(column) / 4
            let target = row(of: value, column, near: goesRound(column) && (!animated || isFar) ? middle : current)
            guard target != current else { continue }
            // An hour of the afternoon reads as that of the morning: nothing is seen to turn.
            let looksSame = texts.hasPeriod && column == .hour && (target - current) % 12 == 0
            picker.selectRow(target, inComponent: index, animated: animated && !isFar && !looksSame)
        }
        colorRows()
        updateUnits()
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rowCount(columns[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let column = columns[component]
        let label = view as? DateWheelLabel ?? DateWheelLabel(frame: .zero)
        label.font = .systemFont(ofSize: Self.fontSize)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.text = texts.text(of: value(ofRow: row, column), in: column, rules)
        label.textColor = color(ofRow: row, column)
        label.textAlignment =
            switch column {
            case .month, .period: .natural
            case .minute where rules.mode != .countDownTimer: .center
            default: .right
            }
        let isCount = rules.mode == .countDownTimer
        label.insets = UIEdgeInsets(
            top: 0, left: isCount ? 0 : Self.padding, bottom: 0,
            right: isCount ? Self.countColumnWidth - Self.countWidth : Self.padding)
        return label
    }

    private func color(ofRow row: Int, _ column: DateColumn) -> UIColor {
        let usual = textColor ?? .label
        if rules.mode == .countDownTimer { return usual }
        return rules.offers(value(ofRow: row, column), in: column, of: shown) ? usual : .tertiaryLabel
    }

    private func colorRows() {
        for (index, column) in columns.enumerated() {
            let middle = picker.selectedRow(inComponent: index)
            for row in max(middle - 8, 0)...(middle + 8) {
                (picker.view(forRow: row, forComponent: index) as? UILabel)?.textColor = color(ofRow: row, column)
            }
        }
    }

    private func measure(_ column: DateColumn) -> CGFloat {
        if rules.mode == .countDownTimer { return Self.countColumnWidth }
        let values: [Int] =
            switch column {
            case .year: [2000, 2024]
            case .month: Array(1...valueCount(column))
            case .day: [20, 24, 28, 30]
            case .hour: Array(0..<24)
            case .minute: Array(0..<valueCount(column))
            case .period: [0, 1]
            // A day of each month, and of each day of the week.
            case .date: Array(stride(from: 0, to: 364, by: 10)) + [0]
            }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: Self.fontSize)
        let widest = values.map { value -> CGFloat in
            label.text = texts.text(of: value, in: column, rules)
            return label.intrinsicContentSize.width
        }.max()
        return (widest ?? 0).rounded(.up) + 2 * Self.padding
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = columns[component]
        picked?(rules.date(byPutting: value(ofRow: row, column), in: column, of: shown))
    }

    // MARK: Units

    private func updateUnits() {
        for (index, label) in units.enumerated() {
            let value = rules.value(of: columns[index], in: shown)
            label.text = texts.unit(columns[index] == .hour ? value : value * rules.minuteInterval, in: columns[index])
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in units.enumerated() {
            picker.layoutIfNeeded()
            let column = picker.frame(ofComponent: index)
            let x = column.minX + Self.countWidth + 6
            label.frame = CGRect(x: x, y: bounds.midY - 16, width: max(0, column.maxX - x), height: 32)
        }
    }
}
