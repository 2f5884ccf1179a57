/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view to which the cell's own views are added. It fills the cell.
    open private(set) lazy var contentView: UIView = makeContentView()

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Shown above the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

    /// Whether the cell looks selected. Setting it does not change the collection view's selection.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the cell looks held down.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    // MARK: Configurations

    /// The configuration of the content; nil removes the configured content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }
    /// Whether the content follows the cell's state by itself. True by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// The look of the background; it replaces the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { showBackgroundConfiguration() }
    }
    /// Whether the background follows the cell's state by itself. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The cell's state, as its configurations are updated for it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.cellDragState = dragState
        return state
    }

    /// Returns a background configuration without content: a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Asks for ``updateConfiguration(using:)`` before the cell is next shown.
    open func setNeedsUpdateConfiguration() {
        configurationIsDirty = true
        setNeedsLayout()
    }

    /// Called with the state before the cell is shown. Subclasses set their configurations in it.
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
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Called whenever the cell's state may have changed, before the cell is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    private(set) var configuredView: (any UIView & UIContentView)?
    private var configuredBackground: ConfiguredBackgroundView?
    private var configurationIsDirty = false

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        decodeNib(coder, UICollectionViewCell.self)
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
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
            stateDidChange()
        }
    }

    /// Called when the cell is lifted, dragged, and when the drag is over.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: State and layout

    private func stateDidChange() {
        updateSelectedBackground()
        if contentConfiguration != nil || backgroundConfiguration != nil || configurationUpdateHandler != nil {
            setNeedsUpdateConfiguration()
        }
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
        } else {
            view.removeFromSuperview()
        }
    }

    func updateConfigurationIfNeeded() {
        guard configurationIsDirty else { return }
        configurationIsDirty = false
        updateConfiguration(using: configurationState)
    }

    /// Where the content lies; cells of lists have accessories beside it.
    var contentFrame: CGRect { bounds }

    private func showContentConfiguration() {
        guard let configuration = contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        if let view = configuredView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            configuredView?.removeFromSuperview()
            let view = configuration.makeContentView()
            configuredView = view
            view.frame = contentView.bounds
            contentView.addSubview(view)
        }
        setNeedsLayout()
    }

    private func showBackgroundConfiguration() {
        guard let configuration = backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = configuredBackground ?? ConfiguredBackgroundView(frame: bounds)
        configuredBackground = view
        view.show(configuration, tint: tintColor)
        if view.superview !== self { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = contentFrame
        configuredView?.frame = contentView.bounds
        backgroundView?.frame = bounds
        configuredBackground?.frame = bounds
        if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // In xibs the content is often pinned to the cell itself.
        if configuredView == nil, constraints.contains(where: \.isActive) {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let content: UIView = configuredView ?? contentView
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
