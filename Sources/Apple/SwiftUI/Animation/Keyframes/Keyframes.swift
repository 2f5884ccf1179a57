/// What happens to the properties of a value.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// What happens, for each property.
    var _tracks: [_KeyframeTrack<Value>] { get }
}

/// What happens to one property: how long it takes, and what of it has happened after so many seconds.
public struct _KeyframeTrack<Root> {
    let duration: Double
    /// - Parameter start: The value before.
    let apply: (_ value: inout Root, _ start: Root, _ time: Double) -> Void
}

/// What happens to a property of a value, or to the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public let _tracks: [_KeyframeTrack<Root>]

    /// Says what happens to a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        let path = KeyframeWay(content()._steps)
        _tracks = [
            _KeyframeTrack(duration: path.duration) { value, start, time in
                value[keyPath: keyPath] = path.value(from: start[keyPath: keyPath], time: time)
            }
        ]
    }

    /// Says what happens to the value itself.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }
}

/// What happens to several properties.
public struct _KeyframeTracks<Value>: Keyframes {
    public let _tracks: [_KeyframeTrack<Value>]
}

/// Makes keyframes of the statements in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Takes what happens to a property.
    public static func buildExpression<Content: Keyframes>(_ content: Content) -> _KeyframeTracks<Value>
    where Content.Value == Value { _KeyframeTracks(_tracks: content._tracks) }
    /// Takes what happens to the value as a whole.
    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> _KeyframeSteps<Value>
    where Content.Value == Value { _KeyframeSteps(_steps: content._steps) }
    /// Takes what happens to the value as a whole, one after the other.
    public static func buildBlock(_ content: _KeyframeSteps<Value>...) -> _KeyframeTracks<Value>
    where Value: Animatable {
        let steps = _KeyframeSteps(_steps: content.flatMap(\._steps))
        return _KeyframeTracks(_tracks: KeyframeTrack(\Value.self) { steps }._tracks)
    }
    /// Takes what happens to properties.
    public static func buildBlock(_ content: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(_tracks: content.flatMap(\._tracks))
    }
    /// What happens of an `if` without `else`.
    public static func buildOptional(_ content: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        content ?? _KeyframeTracks(_tracks: [])
    }
    /// What happens in the branch that was taken.
    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
    /// What happens in the branch that was taken.
    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
}
