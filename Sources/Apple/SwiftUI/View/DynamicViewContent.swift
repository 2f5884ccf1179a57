/// A view made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
    /// The type of the data.
    associatedtype Data: Collection
    /// The data that the views are made of.
    var data: Data { get }
}
