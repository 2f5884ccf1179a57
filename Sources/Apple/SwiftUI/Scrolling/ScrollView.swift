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
        let element = ScrollElement()
        let room = element.room
        return ContainerNode(
            self, inputs, element: element,
            change: { view, inputs in
                inputs.environment.scrollRoom = room
                inputs.environment.stackAxis = nil
                inputs.environment.isWholeRow = false
                inputs.environment.scrolling.margins = .zero
                inputs.environment.scrolling.isPaged = false
                inputs.environment.scrolling.alignment = nil
                inputs.environment.scrolling.behavior = nil
                inputs.environment.scrolling.flashesIndicators = false
                inputs.environment.scrolling.flashes = 0
                inputs.environment.scrollFollower = nil
                inputs.environment.scrollListeners = []
            }, content: { $0.content }
        ) { view, element, inputs in
            element.axes = view.axes
            inputs.environment.scrolling.apply(to: element.scrollView, shows: view.showsIndicators)
            element.margins = inputs.environment.scrolling.margins
            element.firstAnchor = inputs.environment.scrolling.firstAnchor
            element.alignment = inputs.environment.scrolling.alignment
            element.behavior = inputs.environment.scrolling.behavior
            element.environment = inputs.environment
            element.flashesIndicators = inputs.environment.scrolling.flashesIndicators
            element.flashes = inputs.environment.scrolling.flashes
            element.scrollView.listeners = inputs.environment.scrollListeners
            element.follow(inputs.environment.refreshAction)
            element.follow(inputs.environment.scrollFollower, Transaction.current.animation)
            inputs.environment.scrollRegistry?.add(element)
        }
    }
}
