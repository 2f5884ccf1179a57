/// One row of a table.
open class UITableViewCell: UIView {
    /// The arrangement of the cell's labels and image.
    public enum CellStyle: Int, Sendable {
        /// One label; a value at the trailing edge; a value beside a label in tint; a smaller label beneath.
        case `default`, value1, value2, subtitle
    }

    /// The look of the cell while it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// No change, or a grey background; `blue` and `gray` look as `default` does, as on iOS 7 and later.
        case none, blue, gray, `default`
    }

    /// The accessory at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// Nothing, a chevron, an information button with a chevron, a tick, or an information button.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The control at the leading edge in editing mode.
    public enum EditingStyle: Int, Sendable {
        /// No control, a red minus, or a green plus.
        case none, delete, insert
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines, or lines; the etched style looks like a single line, as on iOS.
        case none, singleLine, singleLineEtched
    }

    /// The look of the cell with the focus.
    public enum FocusStyle: Int, Sendable {
        /// The system's look, or the app's.
        case `default`, custom
    }

    /// The additional controls a cell shows beside its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The mask as bits.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell shows its editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell shows the buttons of a swipe.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    let cellStyle: CellStyle
    /// The identifier under which the cell is reused; nil if it never is.
    open internal(set) var reuseIdentifier: String?

    // MARK: Content

    /// The view to which the cell's own views are added. Accessories and editing controls make it narrower.
    open private(set) lazy var contentView: UIView = makeContentView()

    /// The main label of the cell's style, made when it is first asked for.
    open private(set) lazy var textLabel: UILabel? = labels.makeText()
    /// The secondary label; nil in the style `default`.
    open private(set) lazy var detailTextLabel: UILabel? = labels.makeDetail()
    /// The image view at the leading edge, made when it is first asked for. Without an image it takes no room.
    open private(set) lazy var imageView: UIImageView? = labels.makeImage()
    private(set) lazy var labels = CellLabels(of: self)

    /// The configuration of the content view, in place of the labels and the image of the cell's style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }
    /// Whether the content follows the cell's state by itself. True by default.
    open var automaticallyUpdatesContentConfiguration = true
    var configuredView: (any UIView & UIContentView)?

    /// Returns a list configuration with the fonts and margins of the cell's style, without content.
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

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// A view behind the content while the cell is selected or held down.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// A view behind the content of a selected cell while several can be selected; nil takes
    /// ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    /// The look of the background; nil takes the table's. It replaces the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { updateBackground() }
    }
    /// Whether the background follows the cell's state by itself. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the background that the table's style gives a cell.
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

    /// The accessory at the trailing edge. `.none` by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the trailing edge, in place of ``accessoryType``. The cell sets its place, not its size.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoriesDidChange()
        }
    }
    /// The accessory at the trailing edge in editing mode. `.none` by default.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { accessoriesDidChange() }
    }
    /// A view at the trailing edge in editing mode, in place of ``editingAccessoryType``.
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

    /// How many steps the content is indented. 0 by default.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// The width of one step of indentation, in points. 10 by default.
    open var indentationWidth: CGFloat = TableLook.indentationWidth {
        didSet { setNeedsLayout() }
    }
    /// Whether the background is indented in editing mode. The table sets it from its delegate. True by default.
    open var shouldIndentWhileEditing = true
    /// Whether the cell wants a handle for moving it in editing mode; the data source decides whether it may be
    /// moved. False by default.
    open var showsReorderControl = false {
        didSet { setNeedsLayout() }
    }
    /// The look with the focus. Has no effect: there is no focus engine.
    open var focusStyle: FocusStyle = .default
    /// Whether controls in the cell take touches during a drag. Has no effect: one finger drags.
    open var userInteractionEnabledWhileDragging = true

    // MARK: Selection

    /// The look while the cell is selected. `.default` by default.
    open var selectionStyle: SelectionStyle = .default {
        didSet { updateBackground() }
    }

    /// Whether the cell looks selected. Setting it does not change the table's selection.
    open var isSelected: Bool {
        get { selectedFlag }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell looks held down.
    open var isHighlighted: Bool {
        get { highlightedFlag }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Makes the cell look selected or not. Subclasses override it to change their look, and call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedFlag else { return }
        selectedFlag = selected
        stateDidChange(animated: animated)
    }

    /// Makes the cell look held down or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedFlag else { return }
        highlightedFlag = highlighted
        stateDidChange(animated: animated)
    }

    // MARK: Editing

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode; the table calls it for its visible rows.
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

    /// The control that the cell shows in editing mode.
    open var editingStyle: EditingStyle { shownEditingStyle }
    /// Whether the cell shows the buttons of a swipe.
    open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }
    // objc: willTransitionToState:
    /// Called before the cell shows or hides its editing control. Does nothing by itself.
    open func willTransition(to state: StateMask) {}
    // objc: didTransitionToState:
    /// Called when the cell has shown or hidden its editing control. Does nothing by itself.
    open func didTransition(to state: StateMask) {}

    // MARK: Configuration

    /// The cell's state, as its configurations are updated for it. Subclasses may add entries of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.cellDragState = dragState
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

    /// Changes a cell's configurations for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Called whenever the cell's state may have changed, before the cell is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Dragging

    /// Whether the cell is lifted or dragged.
    public enum DragState: Int, Sendable {
        /// Not part of a drag.
        case none
        /// Lifted, before the drag begins.
        case lifting
        /// Being dragged.
        case dragging
    }

    var dragState = UICellConfigurationState.DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            switch dragState {
            case .none: dragStateDidChange(.none)
            case .lifting: dragStateDidChange(.lifting)
            case .dragging: dragStateDidChange(.dragging)
            }
            setNeedsUpdateConfiguration()
        }
    }

    /// Called when the cell is lifted, dragged, and when the drag is over.
    open func dragStateDidChange(_ dragState: DragState) {}

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
    package override var builtInAccessibilityActions: [UIAccessibilityCustomAction] {
        table?.accessibilityActions(of: self) ?? []
    }
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

    /// Creates a cell of a style. Registered classes are created with `.default`.
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
