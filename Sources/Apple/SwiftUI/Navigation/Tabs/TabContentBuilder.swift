/// Makes tabs of the statements in a closure.
@resultBuilder @MainActor
public struct TabContentBuilder<TabValue: Hashable> {
    /// Takes tabs as they are.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Takes the only tab of a closure.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// The tabs of a closure, in order.
    public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> _TabViews<TabValue> {
        var views: [AnyView] = []
        repeat views.append((each content)._tabs)
        return _TabViews(views)
    }

    /// The tabs of an `if` without `else`.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }

    /// The tabs of the branch that was taken.
    public static func buildEither<Content: TabContent>(first: Content) -> _TabViews<TabValue> {
        _TabViews([first._tabs])
    }

    /// The tabs of the branch that was taken.
    public static func buildEither<Content: TabContent>(second: Content) -> _TabViews<TabValue> {
        _TabViews([second._tabs])
    }

    /// The tabs of an `if #available`.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _TabViews<TabValue> {
        _TabViews([content._tabs])
    }
}

extension TabView {
    /// Creates tabs of which one is chosen by a value.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == AnyView, C.TabValue == SelectionValue {
        self.init(selection: selection) { content()._tabs }
    }
}

extension TabView where SelectionValue == Never {
    /// Creates tabs that begin with the first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == AnyView, C.TabValue == Never {
        self.init(selection: nil) { content()._tabs }
    }
}
