/// A row of a ``Grid``: each view in it is in a column of its own.
public struct GridRow<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row; nil takes the grid's alignment.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(self, inputs, element: GridRowElement(), content: { $0.content }) { view, element, _ in
            element.rowAlignment = view.alignment
        }
    }
}

/// The views of a row, for the grid to place. Outside of a grid they stand beside each other.
final class GridRowElement: ImplicitStackElement {
    var rowAlignment: VerticalAlignment?

    init() { super.init(axis: .horizontal) }
}

/// How a view stands in a grid.
struct GridCellTraits {
    var columns = 1
    /// The directions in which the view takes no part in how large columns and rows are.
    var unsized: Axis.Set = []
    var anchor: UnitPoint?
    /// The alignment of the whole column.
    var columnAlignment: HorizontalAlignment?
}

/// A change to the way a grid treats the view.
public struct _GridCellModifier: TraitModifier {
    public typealias Body = Never
    let change: @MainActor (inout Traits) -> Void

    func change(_ traits: inout Traits) { change(&traits) }
}

extension View {
    /// Lets the view take several columns of a grid.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier { $0.gridCell.columns = max(count, 1) })
    }

    /// Keeps the view from making its column wider or its row higher.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier { $0.gridCell.unsized = axes })
    }

    /// Sets the place of the view in its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier { $0.gridCell.anchor = anchor })
    }

    /// Sets the alignment of the grid's column that the view is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier { $0.gridCell.columnAlignment = guide })
    }
}
