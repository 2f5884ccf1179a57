/// Shows columns side by side where there is room, and one over the other where there is not.
///
/// In a wide window the primary column (and the supplementary one) stands beside the secondary, over it, or away. In a
/// narrow one all of them are one stack: that of the primary column's navigation controller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Two view controllers, as they are.
        case unspecified
        /// Two or three.
        case doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first, the one between, or the last, which has the content.
        case primary, supplementary, secondary
        /// Shown in place of all others where there is room for one only.
        case compact
    }

    /// The columns that are shown, and how.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the controller, or columns beside or over the content.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// Two columns that push the content aside.
        case twoDisplaceSecondary

        /// The content alone, as it was called before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// A column beside the content, as it was called before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// A column over the content, as it was called before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns share the room with the content.
    public enum SplitBehavior: Int, Sendable {
        /// Chosen by the controller, side by side, over it, or pushing it aside.
        case automatic, tile, overlay, displace
    }

    /// The side of the first column.
    public enum PrimaryEdge: Int, Sendable {
        /// The side where lines begin, or the one where they end.
        case leading, trailing
    }

    /// When the button that shows the columns is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// When it is needed, never, or always.
        case automatic, never, always
    }

    /// Stands for a width that the controller chooses.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The number of columns.
    public let style: Style
    /// The object that is asked about and told of changes; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: State (UISplitViewController+Layout.swift, +Collapsing.swift)

    /// The controllers the app set, by column.
    var content: [Column: UIViewController] = [:]
    /// The containers that are shown in a wide window, by column.
    var containers: [Column: UIViewController] = [:]
    /// Whether the columns are shown as one, in a narrow window.
    open internal(set) var isCollapsed = true
    var currentMode = DisplayMode.secondaryOnly
    /// The controllers of other columns on the primary's stack, in a narrow window.
    var borrowed: [(column: Column, screens: [UIViewController])] = []
    /// The one controller of a narrow window.
    var single: UIViewController?
    let dim = UIView(frame: .zero)
    var separators: [Column: UIView] = [:]
    var hasArranged = false
    private var edgeRecognizer: UIScreenEdgePanGestureRecognizer?
    /// The finger that came in from the edge is still down.
    var isShowingByGesture = false

    /// Creates a controller with two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of the older kind, whose columns are `viewControllers`.
    public convenience init() {
        self.init(style: .unspecified)
    }

    public required init?(coder: NSCoder) {
        switch coder.nibAttribute("style") {
        case "doubleColumn": style = .doubleColumn
        case "tripleColumn": style = .tripleColumn
        default: style = .unspecified
        }
        super.init(coder: coder)
    }

    // MARK: Columns

    var columns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Returns the controller of a column, or nil.
    open func viewController(for column: Column) -> UIViewController? { content[column] }

    /// Puts a controller into a column, inside a navigation controller unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard content[column] !== vc else { return }
        content[column] = vc
        contentDidChange(of: column)
    }

    /// Of a controller without columns, the first and the second; otherwise those of the columns.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed, hasArranged, let single { return [single] }
            return columns.compactMap { containers[$0] ?? content[$0] }
        }
        set {
            content[.primary] = newValue.first
            content[.secondary] = newValue.count > 1 ? newValue[1] : nil
            for column in [Column.primary, .secondary] { contentDidChange(of: column) }
        }
    }

    // MARK: What is shown

    /// The visible columns; only the secondary one while they are collapsed.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentMode }

    /// The display mode to take where there is room. `.automatic` by default.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet { preferencesDidChange() }
    }
    /// How the columns are to share the room. `.automatic` by default.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { preferencesDidChange() }
    }
    /// How the columns share the room in the present mode.
    open var splitBehavior: SplitBehavior {
        switch currentMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
        }
    }
    /// The side of the first column. `.leading` by default.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet {
            edgeRecognizer?.edges = primaryEdge == .trailing ? .right : .left
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether a swipe from the edge shows the columns, and the button is there.
    open var presentsWithGesture = true {
        didSet { updateButton() }
    }
    /// When the button that shows the columns is there. `.automatic` by default.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
        didSet { updateButton() }
    }
    /// Whether a button hides the columns. Has no effect.
    open var showsSecondaryOnlyButton = false

    /// Shows or hides the columns beside the secondary one.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })
        item.accessibilityLabel = "Show Sidebar"
        return item
    }()

    // MARK: Widths, in points

    /// Stands for a width that the controller chooses.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// A share of the width, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Stands for a width that the controller chooses.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the column now, in points.
    open var primaryColumnWidth: CGFloat { isCollapsed ? view.bounds.width : width(of: .primary) }
    /// The width of the column now, in points.
    open var supplementaryColumnWidth: CGFloat {
        style == .tripleColumn ? isCollapsed ? view.bounds.width : width(of: .supplementary) : 0
    }

    // MARK: View

    open override func loadView() {
        showsChildrenItself = true
        let view = SplitView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        dim.backgroundColor = .black.withAlphaComponent(0.1)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onChange { [weak self] _ in self?.tappedBeside() }
        dim.addGestureRecognizer(tap)
        let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        edge.edges = primaryEdge == .trailing ? .right : .left
        edge.onChange { [weak self] gesture in self?.draggedFromEdge(gesture) }
        view.addGestureRecognizer(edge)
        edgeRecognizer = edge
        self.view = view
    }

    package override func prepareToAppear() {
        super.prepareToAppear()
        arrange()
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard hasArranged, isCollapsed != wantsToCollapse else { return }
        isCollapsed ? expand() : collapse()
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.sizeDidChange() })
    }

    // MARK: Showing

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        let column: Column = isCollapsed ? .primary : .secondary
        if isCollapsed, let navigation = single as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            setViewController(vc, for: column)
        }
    }

    /// Puts `vc` into the secondary column, or on top of the stack where there is room for one column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        guard isCollapsed, hasArranged else { return setViewController(vc, for: .secondary) }
        guard let navigation = single as? UINavigationController else {
            present(vc, animated: true)
            return
        }
        content[.secondary] = vc
        takeBack(.secondary, keeping: false)
        push(vc, for: .secondary, on: navigation, animated: true)
    }
}
