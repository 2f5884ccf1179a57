/// Screens over each other, with a bar and a way back.
public struct NavigationStack<Root: View>: View, PrimitiveView {
    let root: Root

    /// Creates a stack of screens that begins with a view.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: NavigationElement()) { view, element, inputs in
            element.show(AnyView(view.root), inputs)
        }
    }
}

/// Screens over each other, with a bar and a way back.
@available(iOS, deprecated: 100000, message: "use NavigationStack instead")
public struct NavigationView<Content: View>: View, PrimitiveView {
    let content: Content

    /// Creates a stack of screens that begins with a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: NavigationElement()) { view, element, inputs in
            element.show(AnyView(view.content), inputs)
        }
    }
}

/// Shows screens by a navigation controller.
private final class NavigationElement: ControllerElement {
    private let navigation = UINavigationController()
    private var root: UIHostingController<AnyView>?

    override var controller: UIViewController { navigation }

    func show(_ view: AnyView, _ inputs: Inputs) {
        screen = inputs.screen
        let environment = inputs.environment.forScreen
        if let root {
            root.update(view, environment: environment)
        } else {
            let root = UIHostingController(rootView: view, environment: environment)
            self.root = root
            // Titles are large where a view does not say otherwise.
            navigation.navigationBar.prefersLargeTitles = true
            navigation.setViewControllers([root], animated: false)
        }
    }
}
