import Stage

/// One call of `UIView.animateKeyframes`: it notes what each property becomes and when, and animates it all at the end.
@MainActor
final class KeyframeGroup: AnimationGroup {
    private struct Frame {
        var start: Double
        var end: Double
        var value: Any
    }

    @MainActor
    private final class Track {
        let layer: CALayer
        let key: String
        let first: Any
        let oldValue: Any?
        var frames: [Frame] = []

        init(layer: CALayer, key: String, first: Any) {
            self.layer = layer
            self.key = key
            self.first = first
            oldValue = layer.modelAnimatable(key)
        }
    }

    /// Notes what a property was changed to, once it is.
    private struct Note: CAAction {
        let track: Track
        let window: (start: Double, end: Double)

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let value = track.layer.modelAnimatable(track.key) else { return }
            track.frames.append(Frame(start: window.start, end: window.end, value: value))
        }
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The part of the whole, from 0 to 1, that changes are animated over now.
    private var window = (start: 0.0, end: 1.0)

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        mode = options.calculationMode
        let common = UIView.AnimationOptions(rawValue: options.rawValue & ~UIView.KeyframeAnimationOptions.modes)
        super.init(
            duration: duration, delay: delay, pace: .curve(common.timingFunction), options: common,
            completion: completion)
    }

    func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
        let outer = window
        let begin = min(1, max(0, start))
        window = (begin, min(1, begin + max(0, duration)))
        animations()
        window = outer
    }

    override func makeAction(for layer: CALayer, key: String) -> (any CAAction)? {
        if let track = tracks.first(where: { $0.layer === layer && $0.key == key }) {
            return Note(track: track, window: window)
        }
        guard let first = layer.presentationAnimatable(key) else { return nil }
        let track = Track(layer: layer, key: key, first: first)
        tracks.append(track)
        return Note(track: track, window: window)
    }

    override func close() {
        for track in tracks { animate(track) }
        super.close()
    }

    private func animate(_ track: Track) {
        guard track.layer.host != nil else { return }
        var times = [0.0]
        var values = [track.first]
        for frame in track.frames.enumerated().sorted(by: {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        })
        .map(\.element) {
            if let last = times.last, let value = values.last, frame.start > last {
                times.append(frame.start)
                values.append(value)
            }
            times.append(max(frame.end, times.last ?? 0))
            values.append(frame.value)
        }
        if let last = times.last, let value = values.last, last < 1 {
            times.append(1)
            values.append(value)
        }
        let animation = CAKeyframeAnimation(keyPath: track.key)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        if case .curve(let function) = pace { animation.timingFunction = function }
        prepare(animation, for: track.layer, key: track.key, from: track.first, oldValue: track.oldValue)
            .run(forKey: track.key, object: track.layer, arguments: nil)
    }
}
