extension View {
    /// Does `action` after so many taps, and tells it where in a space the last one was.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Does `action` after a touch of `minimumDuration` seconds that has not moved farther than so many points.
    ///
    /// - Parameter onPressingChanged: Told when the touch begins, and when it ends or has lasted long enough.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)?
    ) -> some View {
        modifier(
            PressingModifier(
                duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
    }

    /// Does `action` after a touch of `minimumDuration` seconds that has not moved farther than so many points.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: nil)
    }

    /// Does `action` after a touch of `minimumDuration` seconds.
    @available(
        iOS, deprecated: 100000,
        message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Where the view takes touches of some kinds.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        Group { if kind.contains(.interaction) { contentShape(shape) } else { self } }
    }

    /// What a pointer does over the view, if it is to do something. Has no effect.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    /// Runs an action with where a pointer is over the view, and when it has left.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a point.
    case active(CGPoint)
    /// No longer over the view.
    case ended
}

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where touches are taken.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is seen while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is seen while the view's menu is open.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What a pointer lights.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What assistive technology marks.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A long touch that tells of its beginning and its end.
private struct PressingModifier: ElementModifier {
    typealias Body = Never
    let duration: Double
    let distance: CGFloat
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    func wrap(_ child: Element) -> PressingElement { PressingElement(child) }

    func update(_ wrapper: PressingElement, _ inputs: Inputs) {
        wrapper.action = action
        wrapper.pressing = pressing
        wrapper.press.minimumPressDuration = duration
        wrapper.press.allowableMovement = distance
    }
}

private final class PressingElement: GroupElement {
    var action: () -> Void = {}
    var pressing: ((Bool) -> Void)?
    let press = UILongPressGestureRecognizer()
    private let touch = TouchFollower()

    init(_ child: Element) {
        super.init(child)
        press.onChange { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            action()
            touch.end()
        }
        touch.pressing = { [weak self] in self?.pressing?($0) }
        group.addGestureRecognizer(press)
        group.addGestureRecognizer(touch)
    }
}

/// Tells when a finger comes and goes, and keeps nobody else from the touch.
private final class TouchFollower: UIGestureRecognizer, UIGestureRecognizerDelegate {
    var pressing: (Bool) -> Void = { _ in }
    private var isDown = false

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delegate = self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func end() {
        guard isDown else { return }
        isDown = false
        pressing(false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !isDown else { return }
        isDown = true
        pressing(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        end()
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        end()
        state = .failed
    }
}

/// Tells where a pointer is.
private struct HoverModifier: ElementModifier {
    typealias Body = Never
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    func wrap(_ child: Element) -> HoverElement { HoverElement(child) }

    func update(_ wrapper: HoverElement, _ inputs: Inputs) {
        wrapper.space = space
        wrapper.action = action
    }
}

private final class HoverElement: GroupElement {
    var space = CoordinateSpace.local
    var action: (HoverPhase) -> Void = { _ in }

    init(_ child: Element) {
        super.init(child)
        let hover = UIHoverGestureRecognizer()
        hover.onChange { [weak self] recognizer in
            guard let self else { return }
            switch recognizer.state {
            case .began, .changed: action(.active(recognizer.location(in: space == .local ? group : nil)))
            case .ended, .cancelled: action(.ended)
            default: break
            }
        }
        group.addGestureRecognizer(hover)
    }
}
