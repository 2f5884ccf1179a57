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
            inputs.environment.scrollRegistry?.add(element)
        }
    }
}
