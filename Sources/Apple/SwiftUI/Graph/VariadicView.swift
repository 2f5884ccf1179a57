// The older way to make a view of those that another one comes to, which libraries use though it has an underscore.

/// Makes views of those that another one comes to.
public enum _VariadicView {
    /// Makes something of several views.
    public typealias Root = _VariadicView_Root
    /// Makes a view of several.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// Makes one view of several.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Makes views of several.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that a view comes to.
    public typealias Children = _VariadicView_Children

    /// Something that is made of the views that a view comes to.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes it.
        public var root: Root
        /// The view.
        public var content: Content

        /// Creates what `root` makes of the views of a block.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            (self.root, self.content) = (root, content())
        }

        /// Creates what `root` makes of the views that a view comes to.
        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        let root = root
        return _SubviewsView(content: content) { root.body(children: _VariadicView_Children($0)) }
    }
}

/// Makes something of several views.
public protocol _VariadicView_Root {}

/// Makes a view of several.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The view that is made.
    associatedtype Body: View
    /// Makes the view.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Makes views of several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a view comes to.
public struct _VariadicView_Children: RandomAccessCollection {
    private let subviews: SubviewsCollection

    init(_ subviews: SubviewsCollection) { self.subviews = subviews }

    /// One of the views that a view comes to.
    public struct Element: Identifiable {
        let subview: Subview

        /// Tells it from the others.
        public var id: AnyHashable { AnyHashable(subview.id) }
        /// What tells it from others in the `ForEach` that it comes from, or its tag; nil if that is of another type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.containerValues.tag(for: type) }

        /// What the view says of itself, or the key's default.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.containerValues.values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
        }
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    fileprivate var all: SubviewsCollection { subviews }
}

extension _VariadicView_Children: View {
    public var body: some View { all }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

/// A key of what views say of themselves to what is made of them.
public protocol _ViewTraitKey {
    /// The type of the key's values.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

extension View {
    /// Tells what is made of the view a value.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ContainerValueModifier { $0.values[ObjectIdentifier(key)] = value })
    }
}
