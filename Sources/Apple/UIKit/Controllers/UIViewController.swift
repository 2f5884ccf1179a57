/// Manages a tree of views: one screen, or a part of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    /// The name of the nib the view comes from; nil looks for one of the class's name.
    open var nibName: String? { givenNibName }
    private let givenNibName: String?
    /// The bundle of the nib.
    open var nibBundle: Bundle? { givenNibBundle }
    private let givenNibBundle: Bundle?
    package var storyboardObject: AnyObject?
    private var loadedView: UIView?
    private var isLoadingView = false

    /// Creates a controller whose view comes from a nib, or is made in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (givenNibName, givenNibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (givenNibName, givenNibBundle) = (nil, nil)
        super.init()
        decodeNib(coder)
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Called when the controller was made from a nib and its outlets are set. Does nothing by itself.
    open func awakeFromNib() {}
    /// For Interface Builder; an app never calls it.
    open func prepareForInterfaceBuilder() {}
    /// State that features in other folders attach to a controller, by their own key types.
    package var attachments: [ObjectIdentifier: Any] = [:]

    // MARK: View

    /// The root view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewOwner = nil
            loadedView = newValue
            newValue?.viewOwner = self
        }
    }

    /// The view; nil before it was loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view from the storyboard or xib of the controller, or else a plain one.
    open func loadView() {
        if loadViewFromNib() { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// Loads the view.
    open func loadViewIfNeeded() {
        MainThreadCheck.isElsewhere()
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else { return }
        tell("viewDidLoad") { viewDidLoad() }
    }

    /// Called when the view was loaded. Does nothing by itself.
    open func viewDidLoad() {}
    /// Called before the view comes on screen. Does nothing by itself.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called before the view's first layout on screen. Does nothing by itself.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen. Does nothing by itself.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen. Does nothing by itself.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen. Does nothing by itself.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews. Does nothing by itself.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews. Does nothing by itself.
    open func viewDidLayoutSubviews() {}
    /// Called in place of the root view's `updateConstraints()`, and calls it.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the view's safe area has changed. Does nothing by itself.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the view's margins have changed. Does nothing by itself.
    open func viewLayoutMarginsDidChange() {}
    /// Called when memory is short. Nothing here calls it.
    open func didReceiveMemoryWarning() {}

    // MARK: Changes of size and traits (UIViewController+ContentContainer.swift)

    /// The view is about to get another size; the children and what is presented hear of theirs.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

    /// The traits are about to change; the children and what is presented hear of it too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passOnTransition(to: newCollection, with: coordinator)
    }

    /// The size that a child is to have once this controller's view has `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        (container as? UIViewController).flatMap { sizeOfChild($0, in: parentSize) } ?? parentSize
    }

    /// A child, or what is presented, asked for another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's fitting size by Auto Layout changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Traits that `childViewController` has in place of those of this controller; nil for none of its own.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        changeOverrideTraits(collection, of: childViewController)
    }

    /// Returns traits that were set for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.overrideTraits : nil
    }

    // MARK: Properties

    // observable
    /// The title, which bars and tabs take.
    open var title: String? {
        willSet { _willChangeValue(self, "title") }
        didSet {
            titleDidChange()
            _didChangeValue(self, "title")
        }
    }
    /// The size that the controller wants where another decides: in a popover, in a sheet, in a container of the app.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
    }
    /// The name under which the app may find the controller again.
    open var restorationIdentifier: String?
    /// Whether a presentation that is not over the whole screen decides on the status bar. Has no effect: a desktop has
    /// none.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// How the controller covers the one beneath. `.automatic` by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// From the bottom, by a turn, by fading, or as a page that is curled up; the last comes from the bottom here.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the user may not close a sheet. False by default.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover this controller. False by default.
    open var definesPresentationContext = false
    /// Whether the controller's transition style goes for those. Has no effect.
    open var providesPresentationContextTransitionStyle = false
    /// The edges at which the view goes under bars. All by default.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view goes under opaque bars too. False by default.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The older form of a scroll view's inset behaviour. Has no effect.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Insets in points that are added to the safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
    }
    /// Whether the view's margins are at least the system's. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// Makes the controller and those in it light or dark. `.unspecified` by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsMayHaveChanged() } }
    }

    // MARK: The device around it
    //
    // A desktop has no status bar, no home indicator and no gestures of the system at its edges, and a window keeps the
    // form that a person gives it: these are answered and asked for nothing.

    /// Has no effect: a desktop has no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Has no effect: a desktop has no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar changes. Has no effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the status bar; nil is the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides on the status bar; nil is the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// There is no status bar on a desktop: nothing to update.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Has no effect: a desktop has no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// About the line at the bottom of the screen. Has no effect: there is none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// About the line at the bottom of the screen. Has no effect: there is none.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Has no effect: a desktop has no gestures of the system at the window's edges.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// About gestures of the system at the edges. Has no effect: there are none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// About gestures of the system at the edges. Has no effect: there are none.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the screen may turn. True by default.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Has no effect: nothing turns a window but the person who resizes it.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Has no effect: nothing turns a window but the person who resizes it.
    open class func attemptRotationToDeviceOrientation() {}
    /// How the controller covers the one beneath. `.automatic` by default.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Bars (folder Navigation)

    /// The item of a navigation bar for this controller; made when it is first asked for.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// The nearest navigation controller that this controller is in.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The item of a tab bar controller for this controller; made when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { changeTabBarItem(newValue) }
    }

    /// The nearest tab bar controller that this controller is in.
    open var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest split view controller that this controller is in.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The buttons of the navigation controller's toolbar while this controller is shown.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Replaces the items of the navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated: animated)
    }

    /// Whether the tab bar goes away while this controller is on a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false
    /// What can be done with the controller while it is peeked at. None by default.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// A button that reads "Edit" or "Done" and calls ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
    /// Sets the view whose scrolling the bars at all edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Sets the view whose scrolling the bars at `edge` follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        changeContentScrollView(scrollView, for: edge)
    }

    /// The view whose scrolling the bars at `edge` follow: the one that was set, or one that fills the view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { foundContentScrollView(for: edge) }

    // MARK: In place of content (UIViewController+ContentUnavailable.swift)

    /// The view shown while there is no content; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsContentUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The place to set ``contentUnavailableConfiguration`` by what there is to show.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    package var needsContentUnavailableUpdate = true

    /// The title changed: bars that show it follow.
    package func titleDidChange() {
        itemsAdoptTitle()
        tellContainersOfTitle()
    }

    package func childTitleDidChange(_ child: UIViewController) {}
    /// Called before the view appears: a container puts the view of its shown child into its own.
    package func prepareToAppear() {}
    /// Whether the container tells its children of their appearance whenever it moves their views.
    package final var showsChildrenItself = false

    /// Where a tap leads back from this controller, in the window; nil when nothing does.
    package var backPoint: CGPoint? {
        children.reversed().lazy.compactMap { $0.viewIfLoaded?.window == nil ? nil : $0.backPoint }.first
    }

    /// The area of the child's view covered by a container's bars, in addition to what covers the container's own.
    package func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

    // MARK: Traits

    /// The view; nil before it was loaded.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Responder

    /// The window of which this is the root.
    package weak var rootWindow: UIWindow?

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? presentingViewControllerForChain ?? rootWindow ?? parent
    }

    package override var responderWindow: UIWindow? { viewIfLoaded?.window }
    package var presentingViewControllerForChain: UIResponder? { nil }

    /// Ends editing in the view; whether something was being edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        editingDidChange()
    }
    private var storedIsEditing = false
    /// Whether the controller is in editing mode. The edit button sets it.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    // MARK: Containment

    /// The controllers contained in this one, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// The controller that contains this one; nil for a root and for one that was presented. Not retained.
    open package(set) weak var parent: UIViewController?

    // objc: addChildViewController:
    /// Makes a controller a child of this one. Its view is added by the app.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.tellWillMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    // objc: removeFromParentViewController
    /// Takes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.childDidLeave(self)
        tellDidMove(toParent: nil)
    }

    /// The containers' own calls around a view's coming and going, for containers of the app's that do without
    /// ``shouldAutomaticallyForwardAppearanceMethods``.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { finishAppearanceTransition() }
    // objc: willMoveToParentViewController:
    /// Called before the controller gets a parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    // objc: didMoveToParentViewController:
    /// Called when the controller has got a parent, or none.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether children hear of the appearance of this controller. True by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Replaces the view of one child by another's, with an animation.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let animated = duration > 0
        fromViewController.beginAppearanceTransition(false, animated: animated)
        toViewController.beginAppearanceTransition(true, animated: animated)
        let container: UIView = fromViewController.view.superview ?? view
        container.addSubview(toViewController.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { finished in
                fromViewController.view.removeFromSuperview()
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
                completion?(finished)
            })
    }

    // MARK: Segues (folder Nib)

    /// A segue of the storyboard is about to be performed: its destination can be set up.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue that a touch started goes on.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs the segue of that identifier of the controller's scene.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        segueTemplate(identifier).perform(from: self, sender: sender)
    }

    /// The controller, this one or one around it, that `action` is for.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if controller.canPerformAction(action, withSender: sender) { return controller }
            next = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    // MARK: Presentation (folder Presentation)

    /// The controller that this one, or one of its ancestors, presents.
    open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or one of its ancestors.
    open var presentingViewController: UIViewController? {
        ownPresentation?.presenter ?? parent?.presentingViewController
    }

    /// Chooses the animations and the presentation controller of this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The controller that presents this one, or will.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// The presentation controller if it is that of a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller if it is that of a popover.
    open var popoverPresentationController: UIPopoverPresentationController? { ownPopoverPresentationController }
    /// The transition that the controller, or one of its ancestors, takes part in at the moment.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransitionCoordinator }

    /// Shows `viewControllerToPresent` over this controller, or over the ancestor that fills the screen.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        noteTold(self, "present(\(type(of: viewControllerToPresent)))")
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    // objc: dismissViewControllerAnimated:completion:
    /// Dismisses what this controller presents, or else the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        noteTold(self, "dismiss()")
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows `vc` as the controllers around this one do: a navigation controller pushes it; without any it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        var next = parent
        while let controller = next {
            if controller.pushesShownControllers { return controller.show(vc, sender: sender) }
            next = controller.parent
        }
        present(vc, animated: true)
    }

    /// Shows `vc` in the second column of the split view controller around this one, or else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// The child that a person sees, of a controller that shows one at a time.
    package var shownChild: UIViewController? { nil }
    /// Whether a child's `show(_:sender:)` is for this controller, which pushes what is shown.
    package var pushesShownControllers: Bool { false }
    /// A child was taken away, by this controller or by itself.
    package func childDidLeave(_ child: UIViewController) {}
    /// The meaning of `.automatic` for this controller.
    package var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
    /// For controllers that are always presented in a way of their own.
    package func makeOwnPresentationController(presenting: UIViewController) -> UIPresentationController? { nil }

    // MARK: Appearance (UIViewController+Appearance.swift)
    package var appearance: AppearancePhase = .disappeared
    final var appearanceFollowsMove = false
    /// Whether the controller is about to be presented.
    open var isBeingPresented: Bool { presentationPhase == .presenting }
    /// Whether the controller is about to be closed.
    open var isBeingDismissed: Bool { presentationPhase == .dismissing }
    /// Whether it appears because it has been added to a parent. Valid in `viewIsAppearing` and the callbacks around it.
    open internal(set) var isMovingToParent = false
    /// Whether it disappears because it is being removed from its parent. Valid in `viewWillDisappear` and `viewDidDisappear`.
    open internal(set) var isMovingFromParent = false
    package var presentationPhase: PresentationPhase = .none
}
