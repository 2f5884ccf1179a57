/// An element of a bound collection, from which a ``ForEach`` over a binding makes a view.
public struct BoundElement<C: MutableCollection & RandomAccessCollection> {
    let collection: Binding<C>
    let index: C.Index
    /// The element when the views were made: a row that is on its way out is asked for it after the collection shrank.
    let last: C.Element

    var binding: Binding<C.Element> {
        Binding(
            get: {
                let elements = collection.wrappedValue
                return elements.indices.contains(index) ? elements[index] : last
            },
            set: { new in
                guard collection.wrappedValue.indices.contains(index) else { return }
                collection.wrappedValue[index] = new
            })
    }
}
