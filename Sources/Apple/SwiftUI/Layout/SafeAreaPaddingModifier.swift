/// A view whose safe area is smaller.
public struct _SafeAreaPaddingModifier: ElementModifier {
    public typealias Body = Never
    let insets: EdgeInsets

    func wrap(_ child: Element) -> PaddingElement { PaddingElement(child) }

    func update(_ wrapper: PaddingElement, _ inputs: Inputs) {
        wrapper.insets = insets
        wrapper.isSafeArea = true
    }
}

extension View {
    /// Makes the safe area of the view smaller, by points; what scrolls goes on behind the room that is kept.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(insets: insets))
    }

    /// Makes the safe area of the view smaller at some edges, by points; nil takes the usual distance of 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Makes the safe area of the view smaller on all sides, by points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
