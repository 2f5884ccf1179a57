/// Views in rows and columns: each column is as wide as its widest view, each row as high as its highest.
public struct Grid<Content: View>: View, PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Creates a grid of ``GridRow``s; a view that is in none takes a whole line. Nil distances are what is usual.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: GridElement(), change: { $1.environment.stackAxis = nil }, content: { $0.content }
        ) { view, element, _ in
            element.alignment = view.alignment
            element.spacing = CGSize(width: view.horizontalSpacing ?? 8, height: view.verticalSpacing ?? 8)
        }
    }
}
