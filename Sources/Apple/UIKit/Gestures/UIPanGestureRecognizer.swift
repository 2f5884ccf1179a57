import Stage

/// Which movements of a wheel or a touchpad a recogniser hears.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A wheel with steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The most fingers. No limit by default.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of wheels that move it. Has no effect.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// In points; an estimate, as Apple documents none.
    package var hysteresis: CGFloat { 10 }

    /// Movements older than this do not count for the velocity, in seconds.
    private static let velocityWindow = 0.1

    /// Where the fingers would have started for the translation to be what it is, in the window.
    private var origin = CGPoint.zero
    private var lastCentroid = CGPoint.zero
    private var samples: [(time: Double, location: CGPoint)] = []

    private var centroid: CGPoint { location(in: nil) }

    // MARK: What it tells

    /// Returns how far the fingers have moved, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let movement = CGPoint(x: lastCentroid.x - origin.x, y: lastCentroid.y - origin.y)
        return Self.vector(movement, in: view)
    }

    /// Sets how far the fingers have moved, which is counted from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let movement = Self.vector(translation, from: view)
        origin = CGPoint(x: lastCentroid.x - movement.x, y: lastCentroid.y - movement.y)
    }

    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last,
            let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }), last.time > first.time
        else { return .zero }
        let time = CGFloat(last.time - first.time)
        return Self.vector(
            CGPoint(x: (last.location.x - first.location.x) / time, y: (last.location.y - first.location.y) / time),
            in: view)
    }

    private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (zero, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private static func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (zero, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    // MARK: Touches

    /// Whether a movement from the start, in the window's points, is one to begin with.
    package func beginsWith(_ movement: CGPoint) -> Bool {
        movement.x * movement.x + movement.y * movement.y >= hysteresis * hysteresis
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracked.count > maximumNumberOfTouches {
            if state == .possible { state = .failed }
            return
        }
        fingersChanged()
        let time = touches.first?.timestamp ?? 0
        if samples.isEmpty { samples = [(time, lastCentroid)] }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = centroid
        let time = touches.first?.timestamp ?? 0
        lastCentroid = now
        samples.append((time, now))
        samples.removeAll { time - $0.time > Self.velocityWindow * 2 }
        switch state {
        case .possible:
            guard tracked.count >= minimumNumberOfTouches else { return }
            if beginsWith(CGPoint(x: now.x - origin.x, y: now.y - origin.y)) { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = tracked.filter { touch in !touches.contains(touch) }
        let time = touches.first?.timestamp ?? 0
        // A finger that rested before it left does not throw.
        if let last = samples.last, time - last.time > Self.velocityWindow { samples = [(time, last.location)] }
        if left.count >= minimumNumberOfTouches, !left.isEmpty {
            tracked = left
            fingersChanged()
            return
        }
        switch state {
        case .began, .changed: state = .ended
        case .possible where left.isEmpty: state = .failed
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// The middle of the fingers jumps when one comes or goes; the translation does not.
    private func fingersChanged() {
        let now = centroid
        if samples.isEmpty {
            origin = now
        } else {
            let jump = CGPoint(x: now.x - lastCentroid.x, y: now.y - lastCentroid.y)
            origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
            samples = samples.map { ($0.time, CGPoint(x: $0.location.x + jump.x, y: $0.location.y + jump.y)) }
        }
        lastCentroid = now
    }

    open override func reset() {
        super.reset()
        samples = []
        origin = .zero
        lastCentroid = .zero
    }
}
