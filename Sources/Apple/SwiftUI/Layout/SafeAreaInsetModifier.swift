/// A view at an edge of another one, whose safe area ends where the view begins.
public struct _InsetViewModifier<Inset: View>: ElementModifier {
    public typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
    let inset: Inset

    func wrap(_ child: Element) -> InsetElement { InsetElement(child) }

    func update(_ wrapper: InsetElement, _ inputs: Inputs) {
        var inputs = inputs
        inputs.environment.stackAxis = nil
        inputs.environment.isWholeRow = false
        inputs.isLazy = false
        wrapper.edge = edge
        wrapper.spacing = spacing
        wrapper.inset.alignment = alignment
        wrapper.inset.graph = inputs.graph
        wrapper.node = reconcile(wrapper.node, inset, inputs)
        wrapper.inset.content = wrapper.node
    }
}

/// Takes room from the safe area of its child at one edge.
final class InsetElement: WrapperElement, Disposable {
    var node: Node?
    let inset = ZStackElement()
    var edge = Edge.bottom
    var spacing: CGFloat = 0

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func insetSize(_ size: ProposedViewSize) -> CGSize {
        inset.size(
            isVertical ? ProposedViewSize(width: size.width, height: nil) : .init(width: nil, height: size.height))
    }

    private func taken(_ size: CGSize) -> UIEdgeInsets {
        let length = (isVertical ? size.height : size.width) + spacing
        switch edge {
        case .top: return UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
        case .bottom: return UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
        case .leading: return UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
        case .trailing: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
        }
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let taken = taken(insetSize(proposal))
        return ProposedViewSize(
            width: proposal.width.map { max($0 - taken.left - taken.right, 0) },
            height: proposal.height.map { max($0 - taken.top - taken.bottom, 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = child.size(childProposal(proposal))
        let size = insetSize(proposal)
        let taken = taken(size)
        return CGSize(
            width: max(own.width + taken.left + taken.right, isVertical ? size.width : 0),
            height: max(own.height + taken.top + taken.bottom, isVertical ? 0 : size.height))
    }

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        CGRect(origin: .zero, size: size).inset(by: taken(insetSize(ProposedViewSize(size))))
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let size = insetSize(ProposedViewSize(rect.size))
        let taken = taken(size)
        let room = rect.inset(by: taken)
        canvas.takingFromSafeArea(taken, in: rect) {
            let offer = ProposedViewSize(room.size)
            let own = child.size(offer)
            child.place(
                CGRect(
                    x: room.midX - own.width / 2, y: room.midY - own.height / 2, width: own.width, height: own.height),
                offer, in: canvas)
        }
        var origin = CGPoint(x: rect.minX, y: rect.minY)
        switch edge {
        case .top: origin.x = aligned(size.width, rect.minX, rect.width)
        case .bottom: origin = CGPoint(x: aligned(size.width, rect.minX, rect.width), y: rect.maxY - size.height)
        case .leading: origin.y = rect.midY - size.height / 2
        case .trailing: origin = CGPoint(x: rect.maxX - size.width, y: rect.midY - size.height / 2)
        }
        inset.place(CGRect(origin: origin, size: size), ProposedViewSize(size), in: canvas)
    }

    private func aligned(_ length: CGFloat, _ start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch inset.alignment.horizontal {
        case .leading: start
        case .trailing: start + room - length
        default: start + (room - length) / 2
        }
    }

    override func leaveScreen() {
        super.leaveScreen()
        inset.leaveScreen()
    }

    func dispose() { node?.dispose() }
}

extension View {
    /// Shows a view over an edge of this one, whose safe area ends there: what scrolls goes on behind the view.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing ?? 0, inset: content()))
    }

    /// Shows a view over a side of this one, whose safe area ends there: what scrolls goes on behind the view.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0,
                inset: content()))
    }

    /// Shows a bar over an edge of this view, whose safe area ends there: what scrolls goes on behind the bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Shows a bar over a side of this view, whose safe area ends there: what scrolls goes on behind the bar.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
