import QuartzCore

/// A view that is made anew for each picture on the screen while its value goes through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let start: Value
    private let repeats: Bool
    private let trigger: AnyHashableBox?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @Environment(\.screen) private var screen
    @State private var clock = KeyframeClock()
    @State private var value: Value?

    /// Creates a view whose value goes through keyframes when it appears: over and over, or once.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view whose value goes through keyframes once when another value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        repeats = false
        self.trigger = AnyHashableBox(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        content(value ?? start)
            .onAppear { if trigger == nil { run(from: start) } }
            .onDisappear { clock.end() }
            .onChange(of: trigger) { _, _ in run(from: value ?? start) }
    }

    private func run(from start: Value) {
        let timeline = KeyframeTimeline(start, keyframes(start))
        clock.run(on: screen?.controller?.viewIfLoaded?.layer.host) { time in
            let isOver = time >= timeline.duration
            guard repeats, timeline.duration > 0 else {
                value = timeline.value(time: min(time, timeline.duration))
                return !isOver
            }
            value = timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration))
            return true
        }
    }
}

/// Tells of each picture on the screen, and of the time since it was started.
@MainActor
final class KeyframeClock {
    private var link: CADisplayLink?

    /// - Parameters:
    ///   - host: Where the pictures are shown.
    ///   - action: Whether it goes on.
    func run(on host: (any LayerHost)?, _ action: @escaping (Double) -> Bool) {
        end()
        let host = host ?? CADisplayLink.mainHost
        let began = host?.now ?? CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in
            if !action(link.timestamp - began) { self?.end() }
        }
        link.start(on: host)
        self.link = link
    }

    func end() {
        link?.invalidate()
        link = nil
    }
}

extension View {
    /// Changes the view by keyframes: over and over, or once.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Changes the view by keyframes once when a value changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }
}
