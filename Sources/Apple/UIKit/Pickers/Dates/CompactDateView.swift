/// The compact form of a date picker: a label for the date, one for the time.
@MainActor
final class CompactDateView: UIView, DateContent {
    private static let gap: CGFloat = 6

    private unowned let owner: UIDatePicker
    private var rules: DateRules
    private var shown: Date
    private let texts: DateTexts
    private let datePill: DatePill?
    private let timePill: DatePill?
    private weak var panel: DatePanel?
    private weak var panelContent: (any DateContent)?
    var picked: ((Date) -> Void)?

    init(_ owner: UIDatePicker, _ rules: DateRules, _ date: Date) {
        self.owner = owner
        self.rules = rules
        shown = date
        texts = DateTexts(rules)
        datePill = rules.mode == .time ? nil : DatePill()
        timePill = rules.mode == .date ? nil : DatePill()
        super.init(frame: .zero)
        for pill in [datePill, timePill] {
            guard let pill else { continue }
            addSubview(pill)
            pill.addAction(UIAction { [weak self, weak pill] _ in pill.map { self?.open($0) } }, for: .touchUpInside)
        }
        updateTexts()
    }

    required init?(coder: NSCoder) { nil }

    private var pills: [DatePill] { [datePill, timePill].compactMap { $0 } }

    var isEnabled = true {
        didSet { for pill in pills { pill.isEnabled = isEnabled } }
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        self.rules = rules
        shown = date
        updateTexts()
        panelContent?.show(date, rules: panelRules, animated: animated)
    }

    private func updateTexts() {
        datePill?.text = texts.date(shown)
        timePill?.text = texts.time(shown)
        setNeedsLayout()
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let sizes = pills.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(sizes.count - 1),
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        var x: CGFloat =
            switch owner.effectiveContentHorizontalAlignment {
            case .left, .leading: 0
            case .right, .trailing: bounds.width - size.width
            default: (bounds.width - size.width) / 2
            }
        let y: CGFloat =
            switch owner.contentVerticalAlignment {
            case .top: 0
            case .bottom: bounds.height - size.height
            default: (bounds.height - size.height) / 2
            }
        for pill in pills {
            let width = pill.intrinsicContentSize.width
            pill.frame = CGRect(x: x, y: y, width: width, height: size.height)
            x += width + Self.gap
        }
    }

    // MARK: What a label opens

    private var panelRules: DateRules {
        var rules = rules
        rules.mode = datePill?.isOpen == true ? .date : .time
        return rules
    }

    private func open(_ pill: DatePill) {
        guard let window, panel?.superview == nil else { return }
        pill.isOpen = true
        let content: any DateContent
        let size: CGSize
        if pill === datePill {
            let calendar = InlineDateView(panelRules, shown)
            (content, size) = (
                calendar, CGSize(width: InlineDateView.width, height: InlineDateView.height(hasTime: false))
            )
        } else {
            let wheels = DateWheels(panelRules, shown)
            (content, size) = (wheels, CGSize(width: max(wheels.fittingWidth, 200), height: DateWheels.size.height))
        }
        content.picked = { [weak self] in self?.picked?($0) }
        content.tintColor = tintColor
        let panel = DatePanel(content, size: size, anchor: pill)
        // It stands outside of the views that may have given the picker another look.
        panel.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
        panel.ended = { [weak self, weak pill] in
            pill?.isOpen = false
            self?.owner.sendActions(for: .editingDidEnd)
        }
        (self.panel, panelContent) = (panel, content)
        owner.sendActions(for: .editingDidBegin)
        panel.show(in: window)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { panel?.dismiss(animated: false) }
    }
}
