/// Shows columns by a split view controller.
final class SplitElement: ControllerElement, UISplitViewControllerDelegate {
    private let split: UISplitViewController
    private let hasContent: Bool
    private var roots: [UISplitViewController.Column: ColumnController] = [:]
    private var visibility: Binding<NavigationSplitViewVisibility>?
    private var compactColumn: Binding<NavigationSplitViewColumn>?
    private var shownVisibility: NavigationSplitViewVisibility?
    private var shownCompactColumn = NavigationSplitViewColumn.sidebar

    override var controller: UIViewController { split }
    var isCollapsed: Bool { split.isCollapsed }

    init(hasContent: Bool) {
        self.hasContent = hasContent
        split = UISplitViewController(style: hasContent ? .tripleColumn : .doubleColumn)
        super.init()
        split.delegate = self
    }

    func show(sidebar: AnyView, content: AnyView?, detail: AnyView, _ inputs: Inputs) {
        screen = inputs.screen
        show(sidebar, in: .primary, inputs)
        if let content { show(content, in: .supplementary, inputs) }
        show(detail, in: .secondary, inputs)
    }

    private func show(_ view: AnyView, in column: UISplitViewController.Column, _ inputs: Inputs) {
        let known = roots[column]
        let own = known?.column ?? SplitColumn(column, of: self)
        var environment = inputs.environment.forScreen
        environment.splitColumn = own
        if let known { return known.update(view, environment: environment) }
        let root = ColumnController(rootView: view, environment: environment)
        root.column = own
        roots[column] = root
        split.setViewController(Self.navigation(with: root), for: column)
    }

    private static func navigation(with root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    /// The column that shows what is chosen in another one.
    private func next(after column: UISplitViewController.Column) -> UISplitViewController.Column {
        column == .primary && hasContent ? .supplementary : .secondary
    }

    // MARK: What is chosen

    /// Brings the column into sight that shows what was chosen in one.
    func advance(from column: UISplitViewController.Column) { split.show(next(after: column)) }

    /// Shows a screen in the column beside one.
    func show(_ view: AnyView, _ environment: EnvironmentValues, besides column: UISplitViewController.Column) {
        let next = next(after: column)
        let own = SplitColumn(next, of: self)
        var environment = environment
        environment.splitColumn = own
        let controller = ColumnController(rootView: view, environment: environment)
        controller.column = own
        split.setViewController(Self.navigation(with: controller), for: next)
        split.show(next)
    }

    /// A column is on top again after a person went back to it.
    func didReturn(to column: UISplitViewController.Column) {
        let now: NavigationSplitViewColumn = column == .primary ? .sidebar : .content
        shownCompactColumn = now
        if let compactColumn, compactColumn.wrappedValue != now { compactColumn.wrappedValue = now }
    }

    // MARK: What the app wants to be seen

    func follow(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ inputs: Inputs
    ) {
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        split.preferredSplitBehavior = inputs.environment.splitBehavior
        let wanted = visibility?.wrappedValue ?? .automatic
        if wanted != shownVisibility {
            shownVisibility = wanted
            split.preferredDisplayMode = mode(for: wanted)
        }
        if let column = compactColumn?.wrappedValue, column != shownCompactColumn {
            shownCompactColumn = column
            inputs.graph?.afterUpdate { [split] in
                if split.isCollapsed { split.show(column.uiKit) }
            }
        }
    }

    private func mode(for visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
        switch visibility {
        case .detailOnly: .secondaryOnly
        case .doubleColumn: .oneBesideSecondary
        case .all: hasContent ? .twoBesideSecondary : .oneBesideSecondary
        default: .automatic
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        (compactColumn?.wrappedValue ?? .sidebar).uiKit
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        guard let visibility else { return }
        let now: NavigationSplitViewVisibility =
            switch displayMode {
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: hasContent ? .doubleColumn : .all
            default: .all
            }
        guard mode(for: visibility.wrappedValue) != mode(for: now) else { return }
        shownVisibility = now
        visibility.wrappedValue = now
    }
}

/// The first screen of a column.
final class ColumnController: UIHostingController<AnyView> {
    var column: SplitColumn?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        column?.willAppear()
    }
}
