/// An object that tells before it changes.
///
/// It need not do anything for that: the `objectWillChange` it is given tells of every `@Published` property,
/// superclasses' included. An object without such properties calls `objectWillChange.send()` itself.
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`, ``ObservableObjectPublisher`` unless the object declares its own.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property changes. It is the same publisher whenever it is asked for.
    public var objectWillChange: ObservableObjectPublisher {
        ObservableProperties.publisher(of: self)
    }
}
