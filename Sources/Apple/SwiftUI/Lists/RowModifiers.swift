/// A change to the way a list treats the row.
public struct _RowModifier: TraitModifier {
    public typealias Body = Never
    let change: (inout Traits) -> Void

    func change(_ traits: inout Traits) { change(&traits) }
}

/// The background of a row.
public struct _RowBackgroundModifier<Background: View>: ElementModifier {
    public typealias Body = Never
    let background: Background?

    func wrap(_ child: Element) -> RowBackgroundElement { RowBackgroundElement(child) }

    func update(_ wrapper: RowBackgroundElement, _ inputs: Inputs) {
        var inputs = inputs
        inputs.environment.isWholeRow = false
        inputs.isLazy = false
        wrapper.background.graph = inputs.graph
        if let background {
            wrapper.node = reconcile(wrapper.node, background, inputs)
        } else {
            wrapper.node?.dispose()
            wrapper.node = nil
        }
        wrapper.background.content = wrapper.node
    }
}

/// Carries what stands behind a row to the list.
final class RowBackgroundElement: WrapperElement, Disposable {
    var node: Node?
    let background = ZStackElement()

    func dispose() { node?.dispose() }
}

extension View {
    /// Shows or hides the lines beside the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _RowModifier {
                if edges.contains(.top) { $0.rowSeparators.top = visibility }
                if edges.contains(.bottom) { $0.rowSeparators.bottom = visibility }
            })
    }

    /// Sets the colour of the lines beside the row; nil takes the list's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _RowModifier {
                if edges.contains(.top) { $0.separatorTint.top = color?.uiColor }
                if edges.contains(.bottom) { $0.separatorTint.bottom = color?.uiColor }
            })
    }

    /// Shows or hides the lines before and after the rows of the section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _RowModifier {
                if edges.contains(.top) { $0.sectionSeparators.top = visibility }
                if edges.contains(.bottom) { $0.sectionSeparators.bottom = visibility }
            })
    }

    /// Shows or hides the mark of rows that lead to other screens.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        modifier(_RowModifier { $0.hidesLinkMark = visibility == .hidden })
    }

    /// Keeps a row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowModifier { if isDisabled { $0.cannotDelete = true } })
    }

    /// Keeps a row from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowModifier { if isDisabled { $0.cannotMove = true } })
    }

    /// Keeps a row from being chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_RowModifier { if isDisabled { $0.cannotSelect = true } })
    }

    /// Sets the distance from the row's edges to its content, in points; nil takes the list's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(_RowModifier { $0.rowInsets = insets }) }

    /// Shows a view behind the row, as large as the row.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_RowBackgroundModifier(background: view))
    }

    /// Actions at the side of a row that is swiped.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let content = content()
        return modifier(
            _RowModifier {
                $0.swipeActions.append(
                    RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content))
            })
    }
}

extension DynamicViewContent {
    /// Rows can be swiped away; `action` takes their elements out of the data.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(content: self, action: action)
    }
}

extension DynamicViewContent {
    /// Rows can be dragged to other places while the list is edited; `action` does the same with their elements.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        MovableContent(content: self, action: action)
    }
}

/// The views of a collection whose elements can be moved.
struct MovableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    let action: ((IndexSet, Int) -> Void)?

    var data: Content.Data { content.data }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { MovableNode(self, inputs) }
}

private final class MovableNode<Content: DynamicViewContent>: ViewNode<MovableContent<Content>> {
    private var child: Node?

    override func refresh() { child = reconcile(child, view.content, inputs.child(of: self)) }

    override var items: [Item] {
        let items = child?.items ?? []
        guard let action = view.action else { return items }
        let count = items.count
        return items.enumerated().map { index, item in
            var item = item
            guard !item.traits.cannotMove else { return item }
            item.traits.moveAction = { from, to in
                // The table counts the rows of a section, the app its elements.
                let first = from - index
                let target = min(max(to - first, 0), count - 1)
                guard target != index else { return }
                action(IndexSet(integer: index), target > index ? target + 1 : target)
            }
            return item
        }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// The views of a collection from which elements can be taken.
struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    let action: ((IndexSet) -> Void)?

    var data: Content.Data { content.data }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { DeletableNode(self, inputs) }
}

private final class DeletableNode<Content: DynamicViewContent>: ViewNode<DeletableContent<Content>> {
    private var child: Node?

    override func refresh() { child = reconcile(child, view.content, inputs.child(of: self)) }

    override var items: [Item] {
        let items = child?.items ?? []
        guard let action = view.action else { return items }
        return items.enumerated().map { index, item in
            var item = item
            guard !item.traits.cannotDelete else { return item }
            item.traits.deleteAction = { action(IndexSet(integer: index)) }
            return item
        }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
