/// A view as large as a part of the container it is in.
struct ContainerFrameModifier: ElementModifier {
    typealias Body = Never
    let alignment: Alignment
    let width: ((CGFloat) -> CGFloat)?
    let height: ((CGFloat) -> CGFloat)?

    func wrap(_ child: Element) -> ContainerFrameElement { ContainerFrameElement(child) }
    func update(_ wrapper: ContainerFrameElement, _ inputs: Inputs) {
        wrapper.alignment = alignment
        (wrapper.width, wrapper.height) = (width, height)
        wrapper.container = { [weak graph = inputs.graph, scroll = inputs.environment.scrollRoom] in
            scroll?.size ?? graph?.room ?? .zero
        }
    }
}

/// Asks for the size of the container.
final class ContainerFrameElement: WrapperElement {
    var alignment = Alignment.center
    var width: ((CGFloat) -> CGFloat)?
    var height: ((CGFloat) -> CGFloat)?
    var container: () -> CGSize = { .zero }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = container()
        return ProposedViewSize(
            width: width.map { $0(room.width) } ?? proposal.width,
            height: height.map { $0(room.height) } ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let room = container()
        let own = child.size(childProposal(proposal))
        return CGSize(
            width: width.map { $0(room.width) } ?? own.width, height: height.map { $0(room.height) } ?? own.height)
    }

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        let offer = childProposal(proposal)
        let inner = child.dimensions(offer)
        let outer = ViewDimensions(size, proposal: offer)
        return CGRect(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical], width: inner.width, height: inner.height)
    }
}

/// The size of what scrolls the views in it.
final class ScrollRoom {
    var size = CGSize.zero
}

private struct ScrollRoomKey: EnvironmentKey { static var defaultValue: ScrollRoom? { nil } }

extension EnvironmentValues {
    /// The size of the nearest scroll view around.
    var scrollRoom: ScrollRoom? {
        get { self[ScrollRoomKey.self] }
        set { self[ScrollRoomKey.self] = newValue }
    }
}

extension View {
    /// Makes the view as large as the scroll view or screen it is in, along some axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as large as a block says, given the length of the scroll view or screen it is in.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            ContainerFrameModifier(
                alignment: alignment, width: axes.contains(.horizontal) ? { length($0, .horizontal) } : nil,
                height: axes.contains(.vertical) ? { length($0, .vertical) } : nil))
    }

    /// Makes the view as large as so many of the parts that the scroll view or screen it is in is divided into, with
    /// `spacing` points between them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
