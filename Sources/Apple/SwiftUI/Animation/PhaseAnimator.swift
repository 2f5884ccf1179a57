/// A view that goes through phases, one after the other, each with an animation.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyHashableBox?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var run = PhaseRun()

    /// Creates a view that goes through phases over and over.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that goes through phases once when a value changes, and is back at the first then.
    public init<S: Sequence>(
        _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        self.trigger = AnyHashableBox(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if let first = phases.first {
            content(phases.indices.contains(index) ? phases[index] : first)
                .onAppear { if trigger == nil { go(to: 1) } }
                .onDisappear { run.end() }
                .onChange(of: trigger) { _, _ in go(to: 1) }
        }
    }

    /// Goes to a phase, and on to the next when it is reached.
    private func go(to next: Int) {
        guard phases.count > 1 else { return }
        let isLast = next >= phases.count
        let target = next % phases.count
        let animation = animation(phases[target])
        withAnimation(animation) { index = target }
        if isLast, trigger != nil { return run.end() }
        run.wait((animation?.duration ?? 0) + (animation?.wait ?? 0)) { go(to: target + 1) }
    }
}

/// A value that can be compared with others of its type.
struct AnyHashableBox: Equatable {
    let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (a: AnyHashableBox, b: AnyHashableBox) -> Bool {
        func equals<T: Equatable>(_ first: T) -> Bool { (b.value as? T) == first }
        return equals(a.value)
    }
}

/// Waits for the end of a phase.
@MainActor
final class PhaseRun {
    private var timer: Timer?

    func wait(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        let timer = Timer(timeInterval: max(seconds, 1.0 / 60), repeats: false) { _ in
            MainActor.assumeIsolated { action() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func end() {
        timer?.invalidate()
        timer = nil
    }
}

extension View {
    /// Changes the view through phases, over and over.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Changes the view through phases once when a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }
}
