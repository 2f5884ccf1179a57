/// Screens over each other, with a bar and a way back.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    let root: Root
    let path: StackPath?

    /// Creates a stack of screens over `root`, whose values `path` has.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = StackPath(
            values: path.wrappedValue.values, cut: { count in path.wrappedValue.values.removeLast(count) },
            append: { path.wrappedValue.values.append($0) })
    }

    /// Creates a stack of screens over `root`, whose values `path` has, all of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = StackPath(
            values: path.wrappedValue.map { AnyHashable($0) },
            cut: { count in
                let elements = path.wrappedValue
                path.wrappedValue = Data(elements.prefix(elements.count - count))
            }, append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } })
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        if inputs.environment.splitColumn != nil { return ColumnStackNode(self, inputs) }
        return LeafNode(self, inputs, element: NavigationElement()) { view, element, inputs in
            element.show(AnyView(view.root), view.path, inputs)
        }
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack of screens over `root` that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }
}

/// The values of a stack's screens, and how the app's copy of them is changed when a person goes on or back.
struct StackPath {
    var values: [AnyHashable]
    var cut: (Int) -> Void
    var append: (AnyHashable) -> Void
}

/// Screens over each other, with a bar and a way back.
@available(iOS, deprecated: 100000, message: "use NavigationStack instead")
public struct NavigationView<Content: View>: View, PrimitiveView {
    let content: Content

    /// Creates a stack of screens that begins with a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: NavigationElement()) { view, element, inputs in
            element.show(view.first, nil, inputs)
        }
    }

    /// The first of several views: the others are for columns, which a narrow screen has no room for.
    private var first: AnyView {
        guard let views = (content as? any SeveralViews)?.views, let first = views.first else {
            return AnyView(content)
        }
        return AnyView(first)
    }
}

/// Shows screens by a navigation controller.
private final class NavigationElement: ControllerElement {
    private let navigation = UINavigationController()
    private let zooms = StackZooms()
    private var root: UIHostingController<AnyView>?

    override var controller: UIViewController { navigation }

    func show(_ view: AnyView, _ path: StackPath?, _ inputs: Inputs) {
        screen = inputs.screen
        let environment = inputs.environment.forScreen
        let destinations = NavigationDestinations.of(navigation)
        destinations.path = path
        if let root {
            root.update(view, environment: environment)
        } else {
            let root = UIHostingController(rootView: view, environment: environment)
            self.root = root
            // Titles are large where a view does not say otherwise.
            navigation.navigationBar.prefersLargeTitles = true
            navigation.setViewControllers([root], animated: false)
            navigation.delegate = zooms
        }
        // The root says first what its values lead to.
        if path != nil { inputs.graph?.afterUpdate { [navigation] in destinations.followPath(in: navigation) } }
    }
}
