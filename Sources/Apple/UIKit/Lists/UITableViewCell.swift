/// One row of a table.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    let cellStyle: CellStyle
    open internal(set) var reuseIdentifier: String?

    // MARK: Content

    open private(set) lazy var contentView: UIView = makeContentView()

    open private(set) lazy var textLabel: UILabel? = labels.makeText()
    open private(set) lazy var detailTextLabel: UILabel? = labels.makeDetail()
    open private(set) lazy var imageView: UIImageView? = labels.makeImage()
    private(set) lazy var labels = CellLabels(of: self)

    /// What the content view shows, in place of the labels and the image of the cell's style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    var configuredView: (any UIView & UIContentView)?

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration
        switch cellStyle {
        case .default: configuration = .cell()
        case .subtitle: configuration = .subtitleCell()
        case .value1, .value2: configuration = .valueCell()
        }
        configuration.directionalLayoutMargins.leading = context.margin
        configuration.directionalLayoutMargins.trailing = context.margin
        return configuration
    }

    // MARK: Background

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { updateBackground() }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoriesDidChange()
        }
    }
    open var editingAccessoryType: AccessoryType = .none {
        didSet { accessoriesDidChange() }
    }
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoriesDidChange()
        }
    }

    // MARK: Separator and indentation

    /// Where the separator begins and ends, from the cell's edges; overrides the table's.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? context.separatorInset
                ?? UIEdgeInsets(top: 0, left: context.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    open var indentationWidth: CGFloat = TableLook.indentationWidth {
        didSet { setNeedsLayout() }
    }
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false {
        didSet { setNeedsLayout() }
    }
    open var focusStyle: FocusStyle = .default
    open var userInteractionEnabledWhileDragging = true

    // MARK: Selection

    open var selectionStyle: SelectionStyle = .default {
        didSet { updateBackground() }
    }

    open var isSelected: Bool {
        get { selectedFlag }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlightedFlag }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedFlag else { return }
        selectedFlag = selected
        stateDidChange(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedFlag else { return }
        highlightedFlag = highlighted
        stateDidChange(animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingFlag else { return }
        editingFlag = editing
        let state: StateMask = editing && shownEditingStyle != .none ? .showingEditControl : []
        willTransition(to: state)
        if animated {
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    self.setNeedsLayout()
                    self.layoutIfNeeded()
                }, completion: { _ in self.didTransition(to: state) })
        } else {
            setNeedsLayout()
            didTransition(to: state)
        }
        setNeedsUpdateConfiguration()
    }

    open var editingStyle: EditingStyle { shownEditingStyle }
    open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    // MARK: Configuration

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = table?.swipe?.cell === self
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Has ``updateConfiguration(using:)`` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurationIsDirty = true
        setNeedsLayout()
    }

    /// Sets the configurations for a state; the default has those that are set update themselves.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
            backgroundConfiguration = configuration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Reuse

    /// The cell is about to show another row.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        if editingFlag { setEditing(false, animated: false) }
        layer.removeAllAnimations()
        alpha = 1
        transform = .identity
    }

    // MARK: Private state

    package weak var table: UITableView?
    var shownAt: IndexPath?
    var context = TableCellContext()
    var ownSeparatorInset: UIEdgeInsets?
    var hasOwnBackgroundColor = false
    var shownEditingStyle = EditingStyle.none
    var showsReorder = false
    var configurationIsDirty = false
    private var selectedFlag = false
    private var highlightedFlag = false
    private var editingFlag = false
    var defaultSelectedBackground: UIView?
    var configuredBackground: UIView?
    private(set) lazy var accessories = CellAccessories(of: self)
    let separator = CellSeparatorView(frame: .zero)

    // MARK: Making

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.rowHeight))
        setUp()
    }

    /// Cells are made with a style and an identifier; this is for those that need neither.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = coder.cellStyle
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UITableViewCell.self)
    }

    private func setUp() {
        super.backgroundColor = .systemBackground
        addSubview(contentView)
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    private func makeContentView() -> UIView {
        let view = CellContentView(frame: bounds)
        view.cell = self
        // It follows the cell at once: constraints are solved before the cell is laid out.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if configurationIsDirty {
            configurationIsDirty = false
            updateConfiguration(using: configurationState)
        }
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(size)
    }

    /// The height that the content wants at a width; 44 points at least for the cell's own styles.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessories.tintDidChange()
    }

    package override var joinsAccessibilityElements: Bool { true }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isSelected || accessoryType == .checkmark ? .selected : .none
    }
}
