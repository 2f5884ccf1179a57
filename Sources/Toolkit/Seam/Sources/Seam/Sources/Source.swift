/// A source made of a closure: the way in for whatever else has values.
///
/// ```swift
/// let names = Source { send in
///     box.bind { send($0) }
///     return .onEnd { box.listener = nil }
/// }
/// ```
public struct Source<Value>: ComposableSource {
    private let start: (@escaping (Value) -> Void) -> BindingToken

    /// Creates a source.
    ///
    /// - Parameter start: Called with each who observes the source. It is given what to call with values, and returns
    ///   what ends that.
    public init(_ start: @escaping (_ send: @escaping (Value) -> Void) -> BindingToken) {
        self.start = start
    }

    /// A source with one value.
    public static func just(_ value: Value) -> Source {
        Source { send in
            send(value)
            return BindingToken.onEnd {}
        }
    }

    public func observe(_ body: @escaping (Value) -> Void) -> BindingToken { start(body) }
}
