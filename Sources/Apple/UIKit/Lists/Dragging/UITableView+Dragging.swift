extension UITableView {
    /// Gives the things that rows are dragged as; held weakly. A row is dragged after a finger has rested on it.
    public weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragging.dragDelegate }
        set { dragging.dragDelegate = newValue }
    }

    /// Takes what is dropped on the table; held weakly. Without one, rows of the table itself can be dropped, if the data
    /// source moves rows.
    public weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragging.dropDelegate }
        set { dragging.dropDelegate = newValue }
    }

    /// Whether rows can be dragged, if there is a ``dragDelegate``; true unless set.
    public var dragInteractionEnabled: Bool {
        get { dragging.isEnabled }
        set { dragging.isEnabled = newValue }
    }

    /// Whether a row is dragged, wherever the drag is.
    public var hasActiveDrag: Bool { dragging.hasActiveDrag }

    /// Whether a drag is over the table.
    public var hasActiveDrop: Bool { dragging.hasActiveDrop }
}
