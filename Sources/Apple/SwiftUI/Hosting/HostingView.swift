/// The view in which SwiftUI's views are shown.
open class _UIHostingView<Content: View>: UIView, ContentRefreshing {
    let graph = ViewGraph()
    let screen = Screen()
    private let root = ImplicitStackElement()
    private var isLayingOut = false
    private var inherited: EnvironmentValues
    private var motion: MotionObserver?
    private var phase: PhaseObserver?
    /// Called after a layout.
    var didLayOut: () -> Void = {}
    /// Whether the ideal size is told anew whenever it may have changed.
    var tracksIntrinsicSize = false
    /// What around the content is kept free.
    var safeAreaRegions = SafeAreaRegions.all {
        didSet { if safeAreaRegions != oldValue { setNeedsLayout() } }
    }

    /// The view on show. Setting it updates what is there.
    public var rootView: Content {
        didSet { update() }
    }

    /// Creates a host of a view.
    public convenience init(rootView: Content) {
        self.init(rootView: rootView, environment: EnvironmentValues())
    }

    /// - Parameter environment: What the views are given, but for what the traits say.
    init(rootView: Content, environment: EnvironmentValues) {
        self.rootView = rootView
        inherited = environment
        super.init(frame: .zero)
        isOpaque = false
        root.graph = graph
        graph.frames.host = { [weak self] in self?.layer.host }
        graph.layoutDidChange = { [weak self] in self?.layoutMayHaveChanged() }
        phase = PhaseObserver { [weak self] in self?.surroundingsMayHaveChanged() }
        motion = MotionObserver { [weak self] in self?.surroundingsMayHaveChanged() }
        update()
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call init(rootView:)")
    }

    /// Shows `view` with another environment.
    func update(_ view: Content, environment: EnvironmentValues) {
        inherited = environment
        rootView = view
    }

    /// What views are told of what is around them.
    private struct Surroundings: Equatable {
        var style: UIUserInterfaceStyle
        var level: UIUserInterfaceLevel
        var contrast: UIAccessibilityContrast
        var idiom: UIUserInterfaceIdiom
        var scale: CGFloat
        var width: UIUserInterfaceSizeClass
        var height: UIUserInterfaceSizeClass
        var category: UIContentSizeCategory
        var isMirrored: Bool
        var phase: ScenePhase?
        var reducesMotion: Bool
    }

    /// What they were told last.
    private var told: Surroundings?

    private var surroundings: Surroundings {
        let traits = traitCollection
        return Surroundings(
            style: traits.userInterfaceStyle, level: traits.userInterfaceLevel,
            contrast: traits.accessibilityContrast, idiom: traits.userInterfaceIdiom, scale: contentScaleFactor,
            width: traits.horizontalSizeClass, height: traits.verticalSizeClass,
            category: traits.preferredContentSizeCategory,
            isMirrored: traits.layoutDirection == .rightToLeft
                || effectiveUserInterfaceLayoutDirection == .rightToLeft,
            phase: phase?.phase, reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// Views are brought up to date for what they are told alone.
    private func surroundingsMayHaveChanged() { if surroundings != told { update() } }

    private func update() {
        told = surroundings
        graph.setRoot(rootView, environment: environment, screen: screen)
        root.content = graph.root
        if let animation = Transaction.current.animation { graph.animateNextLayout(animation) }
    }

    func refreshContent() { update() }

    private var environment: EnvironmentValues {
        var environment = inherited
        let traits = traitCollection
        environment.colorScheme = ColorScheme(traits.userInterfaceStyle)
        environment.displayScale = contentScaleFactor
        environment.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        environment.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        environment.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
        if traits.layoutDirection == .rightToLeft || effectiveUserInterfaceLayoutDirection == .rightToLeft {
            environment.layoutDirection = .rightToLeft
        }
        if let phase { environment.scenePhase = phase.phase }
        environment.accessibilityReduceMotion = UIAccessibility.isReduceMotionEnabled
        environment.screen = screen
        return environment
    }

    private func layoutMayHaveChanged() {
        guard !isLayingOut else { return }
        setNeedsLayout()
        if tracksIntrinsicSize { invalidateIntrinsicContentSize() }
    }

    // MARK: Sizes

    /// The size of the content in so much room.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        graph.flush()
        var size = root.size(proposal)
        // A view that fills its room is not counted beyond the room there is.
        if !size.width.isFinite { size.width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        if !size.height.isFinite { size.height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        return CGSize(width: ceiled(size.width), height: ceiled(size.height))
    }

    private func ceiled(_ value: CGFloat) -> CGFloat {
        let scale = max(contentScaleFactor, 1)
        return (value * scale - 1e-6).rounded(.up) / scale
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(ProposedViewSize(size)) }

    open override var intrinsicContentSize: CGSize { contentSize(.unspecified) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority >= .required || targetSize.width > 0 ? targetSize.width : nil
        let height = verticalFittingPriority >= .required ? targetSize.height : nil
        return contentSize(ProposedViewSize(width: width, height: height))
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        graph.flush()
        if let animation = graph.takeAnimation(), window != nil {
            TransitionBatch.run(animation) { self.placeContent() }
        } else {
            placeContent()
        }
        didLayOut()
    }

    private func placeContent() {
        isLayingOut = true
        let safeArea = safeAreaRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
        graph.room = safeArea.size
        place(root, in: safeArea, isRightToLeft: environment.layoutDirection == .rightToLeft)
        isLayingOut = false
        graph.didPlace()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        graph.setVisible(window != nil)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        surroundingsMayHaveChanged()
    }

    /// Touches beside the content go to what is behind, but for those of a whole screen.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}
