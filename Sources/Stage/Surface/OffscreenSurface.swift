public import CoreGraphics
internal import CGTK

/// A surface in memory, for tests, screenshots and continuous integration.
///
/// Its clock is virtual: it stands still until ``advance(by:)``, and frames come at exact sixtieths of a second, so an
/// animation takes no time and is the same in every run.
@MainActor
public final class OffscreenSurface: Surface {
    /// Ticks in a second of the surface's time.
    public static let framesPerSecond = 60

    private var time = 0.0
    private var wantsTick = false
    /// Whether the client has asked for the surface to be shown.
    public private(set) var isPresented = false
    /// Whether the surface was closed.
    public private(set) var isClosed = false
    /// Whether no tick is asked for.
    public var isIdle: Bool { !wantsTick || isClosed }

    /// 393 by 852 points at 3 pixels a point: the screen of an iPhone 15.
    public override init(
        size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
        safeArea: EdgeInsets = EdgeInsets(top: 59, bottom: 34), appearance: Appearance = .light
    ) {
        super.init(size: size, scale: scale, safeArea: safeArea, appearance: appearance)
    }

    public override var now: Double { time }

    /// Set for one that stands for a window; one that stands for a device keeps its size.
    public var standsForWindow = false
    public override var isResizable: Bool { standsForWindow }

    public override func limitsChanged() {
        if isResizable, limited(size) != size { resize(to: size) }
    }

    public override func requestTick() { wantsTick = true }
    public override func setNeedsDisplay() { wantsTick = true }

    public override func present() {
        guard !isPresented && !isClosed else { return }
        isPresented = true
        wantsTick = true
        client?.surface(self, received: .resized)
        client?.surface(self, received: .focusChanged(true))
    }

    public override func close() {
        isClosed = true
        wantsTick = false
        client = nil
    }

    /// Delivers an event as if a person had caused it. Its time is the surface's.
    public func send(_ event: StageEvent) {
        guard !isClosed else { return }
        client?.surface(self, received: event)
    }

    /// Lets `seconds` pass, with a tick at every frame that was asked for.
    public func advance(by seconds: Double) {
        let end = time + max(0, seconds)
        while !isIdle, nextFrame <= end + 1e-9 { tick() }
        time = max(time, end)
    }

    /// Ticks until nothing asks for another, for `limit` seconds of virtual time at most.
    /// - Returns: Whether it came to rest.
    @discardableResult
    public func runUntilIdle(limit: Double = 30) -> Bool {
        let end = time + limit
        while !isIdle, nextFrame <= end { tick() }
        return isIdle
    }

    /// Another size, scale, safe area or appearance, as if the device was turned or replaced.
    public func resize(
        to size: CGSize, scale: CGFloat? = nil, safeArea: EdgeInsets? = nil
    ) {
        self.size = isResizable ? limited(size) : size
        self.scale = scale ?? self.scale
        self.safeArea = safeArea ?? self.safeArea
        guard isPresented else { return }
        send(.resized)
        setNeedsDisplay()
    }

    /// Changes what the person has set.
    public func setPreferences(_ preferences: SurfacePreferences) {
        self.preferences = preferences
        client?.surface(self, received: .preferencesChanged)
    }

    /// Changes between light and dark, and tells the client.
    public func setAppearance(_ appearance: Appearance) {
        guard appearance != self.appearance else { return }
        self.appearance = appearance
        if isPresented { send(.appearanceChanged(appearance)) }
    }

    /// The first frame after now, never now itself.
    private var nextFrame: Double {
        let rate = Double(Self.framesPerSecond)
        return ((time * rate + 1e-6).rounded(.down) + 1) / rate
    }

    private func tick() {
        time = nextFrame
        wantsTick = false
        client?.surface(self, tickAt: time)
    }
}
