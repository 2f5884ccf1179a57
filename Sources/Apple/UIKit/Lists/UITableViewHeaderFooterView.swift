/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused; nil if it never is.
    open internal(set) var reuseIdentifier: String?

    /// The view to which the header's own views are added.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// The main label, made when it is first asked for.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// The secondary label, made when it is first asked for.
    open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
    private var text: UILabel?

    /// A view behind the content, as large as the header or footer.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The configuration of the content; nil after the labels were used directly.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }
    /// Whether the content follows the view's state by itself. True by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// The look of the background; nil takes the table's.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { showBackgroundConfiguration() }
    }
    /// Whether the background follows the view's state by itself. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns a list configuration with the fonts of the table's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (style, edge) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    /// The view's state, as its configurations are updated for it.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        return state
    }

    /// Asks for ``updateConfiguration(using:)`` before the view is next shown.
    open func setNeedsUpdateConfiguration() { setNeedsLayout() }

    /// Called with the state before the view is shown. Subclasses set their configurations in it.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
    }

    /// The view is about to head another section.
    open func prepareForReuse() {}

    // MARK: Private state

    private var configuredView: (any UIView & UIContentView)?
    private var configuredBackground: ConfiguredBackgroundView?
    private var margin: CGFloat = 16
    private var edge = UITableView.Edge.header
    private var style = UITableView.Style.plain
    private var isFirst = false
    private var showsTitle = false
    private var floatingBackground: UIView?

    /// Whether the header stays at the top over rows that move below it; then it is not transparent.
    var isFloating = false {
        didSet { if isFloating != oldValue { updateFloatingBackground() } }
    }

    // MARK: Making

    /// Creates a header or footer. The table creates registered classes by this initialiser.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.plainHeaderHeight))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        decodeNib(coder, UITableViewHeaderFooterView.self)
    }

    private func makeContentView() -> UIView { UIView(frame: bounds) }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        let properties = defaultContentConfiguration().textProperties
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = 0
        text = label
        contentView.addSubview(label)
        return label
    }

    private func makeDetailLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        return label
    }

    // MARK: Titles

    /// Shows a title of the data source's.
    func setTitle(_ title: String, edge: UITableView.Edge, style: UITableView.Style, isFirst: Bool) {
        (self.edge, self.style, self.isFirst) = (edge, style, isFirst)
        showsTitle = true
        let properties = defaultContentConfiguration().textProperties
        let label = textLabel!
        label.font = properties.font
        label.textColor = properties.color
        label.text = properties.transformed(title)
        setNeedsLayout()
    }

    func adopt(margin: CGFloat, edge: UITableView.Edge, style: UITableView.Style) {
        (self.margin, self.edge, self.style) = (margin, edge, style)
        contentView.directionalLayoutMargins.leading = margin
        contentView.directionalLayoutMargins.trailing = margin
        setNeedsLayout()
    }

    /// The height that a title takes.
    static func height(
        ofTitle title: String, edge: UITableView.Edge, style: UITableView.Style, isFirst: Bool, width: CGFloat
    ) -> CGFloat {
        let label = sizingLabel
        var configuration: UIListContentConfiguration
        switch (style, edge) {
        case (.plain, .header): configuration = .plainHeader()
        case (.plain, .footer): configuration = .plainFooter()
        case (_, .header): configuration = .groupedHeader()
        case (_, .footer): configuration = .groupedFooter()
        }
        label.font = configuration.textProperties.font
        label.text = configuration.textProperties.transformed(title)
        let size = label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
        let margins = configuration.directionalLayoutMargins
        // The first header of a grouped table keeps more distance from what is above.
        let extra = style != .plain && edge == .header && isFirst ? TableLook.groupedGap : 0
        return (size.height + margins.top + margins.bottom + extra).rounded(.up)
    }

    private static let sizingLabel: UILabel = {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        return label
    }()

    // MARK: Configurations

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

    private func updateFloatingBackground() {
        guard isFloating, showsTitle, backgroundView == nil, backgroundConfiguration == nil else {
            floatingBackground?.removeFromSuperview()
            floatingBackground = nil
            return
        }
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        // iOS blurs what lies below; nearly opaque grey comes closest to that without a blur.
        view.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.97, alpha: 0.94)
        }
        insertSubview(view, at: 0)
        floatingBackground = view
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        configuredBackground?.frame = bounds
        floatingBackground?.frame = bounds
        if let configuredView {
            configuredView.frame = contentView.bounds
            return
        }
        guard let text else { return }
        let margins = defaultContentConfiguration().directionalLayoutMargins
        let width = max(bounds.width - 2 * margin, 0)
        let size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let scale = contentScaleFactor
        let top: CGFloat
        switch (style, edge) {
        // Titles of grouped tables stand on their section; footers hang below theirs.
        case (.grouped, .header), (.insetGrouped, .header): top = bounds.height - margins.bottom - size.height
        case (.grouped, .footer), (.insetGrouped, .footer): top = margins.top
        default: top = (bounds.height - size.height) / 2
        }
        text.frame = CGRect(x: margin, y: (top * scale).rounded() / scale, width: width, height: size.height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let configuredView {
            return configuredView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return contentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        guard let text, text.text != nil else { return .zero }
        return CGSize(
            width: targetSize.width,
            height: Self.height(
                ofTitle: text.text ?? "", edge: edge, style: style, isFirst: isFirst,
                width: targetSize.width - 2 * margin))
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { edge == .header ? .header : .none }
}
