import Stage
internal import RuntimeShims

/// Shows one of a stack of controllers, under a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The direction of a transition.
    public enum Operation: Int, Sendable {
        /// Neither, forwards, or back.
        case none, push, pop
    }

    /// How long the bar takes to hide or show, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    /// The object that is told what is shown and may provide transitions.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top.
    open private(set) lazy var navigationBar: UINavigationBar = makeNavigationBar()
    /// The bar at the bottom, hidden by default.
    open private(set) lazy var toolbar: UIToolbar! = makeToolbar()

    private let navigationBarClass: AnyClass?
    private let toolbarClass: AnyClass?

    // MARK: State (UINavigationController+Stack.swift, +Bars.swift)

    var stack: [UIViewController] = []
    /// The controller whose view is shown; the top one except before the first appearance.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// Where the children's views are.
    let container = NavigationContainerView()
    var barIsHidden = false
    var toolbarIsHidden = true
    private(set) lazy var popGesture = makePopGesture()
    private lazy var popGestureDelegate = PopGestureDelegate(self)
    weak var observedScrollView: UIScrollView?
    var lastInsets = UIEdgeInsets.zero
    weak var lastInsetsChild: UIViewController?

    // MARK: Making

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBarClass = nil
        toolbarClass = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller that shows another one.
    public init(rootViewController: UIViewController) {
        navigationBarClass = nil
        toolbarClass = nil
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller whose bars are of other classes; nil takes the standard ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.navigationBarClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        navigationBarClass = nil
        toolbarClass = nil
        super.init(coder: coder)
    }

    private func makeNavigationBar() -> UINavigationBar {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        let bar =
            InitializerSlots.metatype(of: type, as: _NavigationBarCreator.self)
            .init(frame: .zero) as UINavigationBar
        bar.controller = self
        bar.isAtScrollEdge = true
        return bar
    }

    /// Shows the stack in a bar of a class of the app's.
    func replaceNavigationBar(with new: UINavigationBar) {
        let old = navigationBar
        guard new !== old else { return }
        navigationBar = new
        old.setItems(nil, animated: false)
        old.controller = nil
        (new.controller, new.isAtScrollEdge, new.isHidden) = (self, old.isAtScrollEdge, old.isHidden)
        new.setItems(stack.map(\.navigationItem), animated: false)
        guard let view = viewIfLoaded else { return }
        view.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Shows the toolbar's items in a bar of a class of the app's.
    func replaceToolbar(with new: UIToolbar) {
        let old: UIToolbar = toolbar
        guard new !== old else { return }
        toolbar = new
        new.isHidden = old.isHidden
        new.setItems(old.items, animated: false)
        guard let view = viewIfLoaded else { return }
        view.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        view.setNeedsLayout()
    }

    private func makeToolbar() -> UIToolbar {
        let type = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        let bar = InitializerSlots.metatype(of: type, as: _ToolbarCreator.self).init(frame: .zero) as UIToolbar
        bar.isHidden = toolbarIsHidden
        return bar
    }

    // MARK: View

    open override func loadView() {
        showsChildrenItself = true
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        view.addGestureRecognizer(popGesture)
        self.view = view
    }

    package override func prepareToAppear() {
        super.prepareToAppear()
        showTopView()
    }

    package override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        childInsets(for: child)
    }

    package override var backPoint: CGPoint? {
        guard !barIsHidden, let button = navigationBar.content?.backButton else { return topViewController?.backPoint }
        return button.convertToScreen(CGPoint(x: button.bounds.midX, y: button.bounds.midY))
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Stack

    /// The stack, the visible controller last. Setting it changes the stack without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The one a person sees: what the top one presents, or the top one.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    /// Shows a controller on top of the others. Pushing one that is in the stack already stops the app.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        noteTold(self, "push(\(type(of: viewController)))")
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))")
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Takes away the top controller and returns it; nil if there is nothing beneath.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        noteTold(self, "pop()")
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: stack.dropLast(), .pop, animated: animated)
        return popped
    }

    /// Takes away all controllers but the first and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        noteTold(self, "popToRoot()")
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes away the controllers above one that is in the stack and returns them; nil if it is not.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        noteTold(self, "pop(to: \(type(of: viewController)))")
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(stack[...index]), .pop, animated: animated)
        return popped
    }

    /// Replaces the stack; the animation is a push if the new top is new, else a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        noteTold(self, "setViewControllers(\(viewControllers.count))")
        let goesBack =
            viewControllers.last.map { new in stack.dropLast().contains { $0 === new } } ?? true
        change(to: viewControllers, goesBack ? .pop : .push, animated: animated)
    }

    /// Pushes a controller: the children are those of the stack.
    open override func addChild(_ childController: UIViewController) {
        guard !stack.contains(where: { $0 === childController }) else { return super.addChild(childController) }
        change(to: stack + [childController], .push, animated: false)
    }

    package override func childDidLeave(_ child: UIViewController) {
        guard stack.contains(where: { $0 === child }) else { return }
        change(to: stack.filter { $0 !== child }, .pop, animated: false)
    }

    package override var shownChild: UIViewController? { topViewController }
    package override var pushesShownControllers: Bool { true }

    /// Pushes `vc`; another navigation controller, which cannot be pushed, is presented.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController { return present(vc, animated: true) }
        pushViewController(vc, animated: true)
    }

    /// In a popover or a container of the app's, the size is what the top controller wants.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    /// Leads back, if there is a way.
    open override func accessibilityPerformEscape() -> Bool {
        stack.count > 1 && popViewController(animated: true) != nil
    }

    // MARK: Bars

    /// Whether the bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        changeBars(animated: animated)
    }

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        changeBars(animated: animated)
    }

    /// Whether a tap on the content hides and shows the bars. False by default.
    open var hidesBarsOnTap = false {
        didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
    }
    /// Whether a swipe hides and shows the bars. Has no effect.
    open var hidesBarsOnSwipe = false
    /// Whether the keyboard hides the bars. Has no effect.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether low screens hide the bars. Has no effect.
    open var hidesBarsWhenVerticallyCompact = false

    /// The recognizer of the taps that hide and show the bar while `hidesBarsOnTap` is true.
    open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = makeBarHideGesture()

    /// A drag from the left edge that leads back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    // MARK: What the top controller decides

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var shouldAutorotate: Bool { true }

    // MARK: Gestures

    private func makePopGesture() -> UIScreenEdgePanGestureRecognizer {
        let gesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        gesture.edges = .left
        gesture.delegate = popGestureDelegate
        gesture.onChange { [weak self] gesture in
            guard let gesture = gesture as? UIPanGestureRecognizer else { return }
            self?.popGestureChanged(gesture)
        }
        return gesture
    }

    private func makeBarHideGesture() -> UITapGestureRecognizer {
        let gesture = UITapGestureRecognizer(target: nil, action: nil)
        gesture.isEnabled = false
        gesture.onChange { [weak self] _ in
            guard let self else { return }
            setNavigationBarHidden(!isNavigationBarHidden, animated: true)
        }
        loadViewIfNeeded()
        view.addGestureRecognizer(gesture)
        return gesture
    }

    fileprivate var mayPopByGesture: Bool {
        // As in UIKit, a back button of one's own takes the gesture away.
        let item = topViewController?.navigationItem
        let hasOwnBackButton =
            !(item?.leftBarButtonItems?.isEmpty ?? true) && !(item?.leftItemsSupplementBackButton ?? false)
        return stack.count > 1 && transition == nil && !(item?.hidesBackButton ?? false) && !hasOwnBackButton
            && !barIsHidden
    }
}

/// Decides for the drag that leads back: an app's subclass may be a delegate of gestures itself.
@MainActor
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) { self.controller = controller }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller?.mayPopByGesture ?? false
    }
}

/// Reach a subclass's `init(frame:)` through a class that is only known when the program runs.
open class _NavigationBarCreator: UINavigationBar {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes toolbars of classes that are known only at run time.
open class _ToolbarCreator: UIToolbar {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view of a navigation controller.
@MainActor
final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutBars()
    }
}

/// Holds the children's views.
@MainActor
final class NavigationContainerView: UIView {}
