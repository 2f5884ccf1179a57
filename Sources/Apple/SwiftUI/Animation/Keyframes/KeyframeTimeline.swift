public import Foundation

/// What a value is at each moment of its keyframes.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// How long the longest track takes, in seconds.
    public let duration: TimeInterval

    /// Creates the moments of a value that is this one at first.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ start: Value, _ keyframes: some Keyframes<Value>) {
        self.start = start
        tracks = keyframes._tracks
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// The value after so many seconds.
    public func value(time: Double) -> Value {
        var value = start
        for track in tracks { track.apply(&value, start, time) }
        return value
    }

    /// The value after a part of the time, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
