public import Foundation

/// What happens to a value one after the other.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable
    /// The steps.
    var _steps: [_KeyframeStep<Value>] { get }
}

/// One of the things that happen to a value.
public struct _KeyframeStep<Value: Animatable> {
    enum Way {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    let way: Way
    let goal: Value
    /// In seconds.
    let duration: TimeInterval
}

/// A value goes to another one at an even pace, or by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]

    /// Goes to a value in so many seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _steps = [_KeyframeStep(way: .linear(timingCurve), goal: to, duration: duration)]
    }
}

/// A value goes to another one by a curve that goes on as the one before and the one behind.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]

    /// Goes to a value in so many seconds. Velocities are a second; nil for those that suit what is around.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _steps = [
            _KeyframeStep(way: .cubic(start: startVelocity, end: endVelocity), goal: to, duration: duration)
        ]
    }
}

/// A value goes to another one as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]

    /// Goes to a value in so many seconds; nil for until the spring rests. A velocity is a second; nil for that of before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _steps = [
            _KeyframeStep(
                way: .spring(spring, start: startVelocity), goal: to, duration: duration ?? spring.settlingDuration)
        ]
    }
}

/// A value is another one at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]

    /// Sets the value.
    public init(_ to: Value) { _steps = [_KeyframeStep(way: .move, goal: to, duration: 0)] }
}

/// Several things that happen to a value.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    public let _steps: [_KeyframeStep<Value>]
}

/// Makes steps of the statements in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes steps as they are.
    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> _KeyframeSteps<Value>
    where Content.Value == Value { _KeyframeSteps(_steps: content._steps) }
    /// The steps of a closure, one after the other.
    public static func buildBlock(_ content: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: content.flatMap(\._steps))
    }
    /// The steps of an `if` without `else`.
    public static func buildOptional(_ content: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        content ?? _KeyframeSteps(_steps: [])
    }
    /// The steps of the branch that was taken.
    public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
    /// The steps of the branch that was taken.
    public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
    /// The steps of all rounds of a loop.
    public static func buildArray(_ content: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: content.flatMap(\._steps))
    }
}
