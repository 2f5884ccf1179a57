/// A view for each element of a collection, told apart by the elements' identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a view for each element, told apart by a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
        identify = { $0[keyPath: id] }
    }

    /// Creates a view for each element, told apart by its `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        identify = \.id
    }

    /// Creates a view for each number of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        identify = { $0 }
    }

    /// Views that change the elements themselves, through bindings.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Index: Hashable {
        self.init(bound: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// Views that change the elements themselves, through bindings.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(bound: data, identify: \.id, content: content)
    }

    private init<C: MutableCollection & RandomAccessCollection>(
        bound data: Binding<C>, identify: @escaping (C.Element) -> ID,
        content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Index: Hashable {
        let elements = data.wrappedValue
        self.data = elements.indices.map { BoundElement(collection: data, index: $0, last: elements[$0]) }
        self.content = { content($0.binding) }
        self.identify = { identify($0.last) }
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ForEachNode(self, inputs) }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach {
    /// Creates what is made of each element, whatever that is. For frameworks with content of their own.
    public init(
        _elements data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.identify = identify
    }

    /// What is made of each element, with the identity of the element.
    public var _identified: [(ID, Content)] { data.map { (identify($0), content($0)) } }
}
