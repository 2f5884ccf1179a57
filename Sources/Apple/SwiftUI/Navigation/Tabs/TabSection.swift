/// Tabs that belong together. In a bar they stand with the others.
public struct TabSection<SelectionValue: Hashable>: TabContent {
    public typealias Body = Never
    public typealias TabValue = SelectionValue
    public let _tabs: AnyView

    /// Creates a section of tabs with a title.
    public init<C: TabContent>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C
    ) where C.TabValue == SelectionValue { _tabs = content()._tabs }

    /// Creates a section of tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: TabContent>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> C
    ) where C.TabValue == SelectionValue { _tabs = content()._tabs }

    /// Creates a section of tabs.
    public init<C: TabContent>(@TabContentBuilder<SelectionValue> content: () -> C)
    where C.TabValue == SelectionValue { _tabs = content()._tabs }
}
