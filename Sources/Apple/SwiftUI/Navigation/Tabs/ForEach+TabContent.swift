extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// Creates tabs for each element, told apart by its `id`.
    public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == T {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates tabs for each element, told apart by a key path.
    public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == T {
        self.init(_elements: data, identify: { $0[keyPath: id] }, content: content)
    }

    public var _tabs: AnyView { _TabViews<Content.TabValue>(_identified.map { $0.1._tabs })._tabs }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// Creates tabs for a range of numbers.
    public init<T: Hashable>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
    where Content.TabValue == T {
        self.init(_elements: data, identify: { $0 }, content: content)
    }
}
