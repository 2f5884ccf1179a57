/// A view that is larger than the room for it, and scrolled.
public struct ScrollView<Content: View>: View, PrimitiveView {
    /// The scrolled content.
    public var content: Content
    /// The axes along which it is scrolled.
    public var axes: Axis.Set
    /// Whether indicators show while scrolling.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: ScrollElement(),
            change: { view, inputs in
                inputs.environment.stackAxis = nil
                inputs.environment.isWholeRow = false
            }, content: { $0.content }
        ) { view, element, inputs in
            element.axes = view.axes
            element.scrollView.showsVerticalScrollIndicator = view.showsIndicators
            element.scrollView.showsHorizontalScrollIndicator = view.showsIndicators
            element.follow(inputs.environment.refreshAction)
        }
    }
}

/// Scrolls what is in it by a scroll view.
private final class ScrollElement: ImplicitStackElement {
    let scrollView = UIScrollView()
    private var refresher: Refresher?
    var axes = Axis.Set.vertical {
        didSet {
            scrollView.alwaysBounceVertical = axes.contains(.vertical)
            scrollView.alwaysBounceHorizontal = axes.contains(.horizontal)
        }
    }

    func follow(_ action: RefreshAction?) {
        refresher = Refresher.follow(action, on: scrollView, refresher)
    }

    private func offer(_ size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : size.width,
            height: axes.contains(.vertical) ? nil : size.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = super.computeSize(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let outer = canvas.extended(rect)
        canvas.add(scrollView, at: outer)
        let offer = offer(ProposedViewSize(rect.size))
        let size = super.computeSize(offer)
        // The scroll view insets its content by what of it is beyond the safe area.
        let inner = PlacementCanvas(
            safeArea: CGRect(origin: .zero, size: size), screen: CGRect(origin: .zero, size: size),
            scale: canvas.pixels)
        let x = axes.contains(.horizontal) ? 0 : (rect.width - size.width) / 2
        super.place(CGRect(origin: CGPoint(x: x, y: 0), size: size), offer, in: inner)
        scrollView.adoptContent(inner.views)
        let contentSize = CGSize(width: axes.contains(.horizontal) ? size.width : rect.width, height: size.height)
        if scrollView.contentSize != contentSize { scrollView.contentSize = contentSize }
    }

    override var extendsOverSafeArea: Bool { false }
}

extension UIScrollView {
    /// Shows `views` as what is scrolled.
    func adoptContent(_ views: [UIView]) {
        let content = subviews.first { $0 is ScrolledContent } ?? ScrolledContent()
        if content.superview == nil { insertSubview(content, at: 0) }
        content.adopt(views)
    }
}

/// Holds the content of a scroll view.
private final class ScrolledContent: GroupView {}
