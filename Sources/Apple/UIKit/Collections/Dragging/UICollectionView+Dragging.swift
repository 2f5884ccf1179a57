extension UICollectionView {
    /// Gives the things that items are dragged as; held weakly. An item is dragged after a finger has rested on it.
    public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragging.dragDelegate }
        set { dragging.dragDelegate = newValue }
    }

    /// Takes what is dropped on the collection; held weakly. Without one, items of the collection itself can be dropped,
    /// if the data source moves items.
    public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragging.dropDelegate }
        set { dragging.dropDelegate = newValue }
    }

    /// Whether items can be dragged, if there is a ``dragDelegate``; true unless set.
    public var dragInteractionEnabled: Bool {
        get { dragging.isEnabled }
        set { dragging.isEnabled = newValue }
    }

    /// Whether an item is dragged, wherever the drag is.
    public var hasActiveDrag: Bool { dragging.hasActiveDrag }

    /// Whether a drag is over the collection.
    public var hasActiveDrop: Bool { dragging.hasActiveDrop }
}
