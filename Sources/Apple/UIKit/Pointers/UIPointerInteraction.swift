internal import Stage

/// Where the pointer is over a view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's place, in the view's coordinates.
    public let location: CGPoint
    /// The keys that are held down.
    public let modifiers: UIKeyModifierFlags

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}

/// A part of a view over which the pointer has one effect.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect
    /// What tells it from other parts.
    public let identifier: AnyHashable?
    /// The directions in which the pointer is held back. Has no effect: the desktop moves the pointer.
    open var latchingAxes: UIAxis = []

    /// Creates a part.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// What becomes of a view under the pointer.
public enum UIPointerEffect {
    /// How the view is coloured under the pointer.
    public enum TintMode: Int, Sendable {
        /// Not, over it, or behind it.
        case none, overlay, underlay
    }

    /// As suits the view's size: a small one is highlighted, others hover.
    case automatic(UITargetedPreview)
    /// A plate appears behind the view.
    case highlight(UITargetedPreview)
    /// The view rises, with a shadow.
    case lift(UITargetedPreview)
    /// The view is tinted, and grows a little or throws a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of the pointer. Has no effect: the desktop draws the pointer.
public enum UIPointerShape {
    /// A path, a rectangle with round corners, or a beam of a length.
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// What the pointer does over a part of a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?

    /// Creates a style. The shape has no effect: the desktop draws the pointer.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        super.init()
    }

    /// Creates a style of a shape alone, which has no effect: the desktop draws the pointer.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        effect = nil
        super.init()
    }

    private override init() {
        effect = nil
        super.init()
    }

    /// No pointer shows. Has no effect: the desktop draws the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// What the system does.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Runs animations beside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the effect.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block that runs when the animation has ended.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says what the pointer does over a view, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The part of the view that the pointer is over; nil for none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer does there; nil for nothing.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer comes to a part.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a part.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) } }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(_ own: @escaping () -> Void) {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            [self] in
            own()
            for animation in animations { animation() }
        } completion: { [self] finished in
            for completion in completions { completion(finished) }
        }
    }
}

/// Shows that the pointer of a mouse is over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that says what happens; held weakly. Without it the view's size decides.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether the pointer has effects.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private let hover = UIHoverGestureRecognizer()
    private var region: UIPointerRegion?
    private var undo: (() -> Void)?

    /// The object that says what happens; held weakly. Without it the view's size decides.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        hover.onChange { [weak self] in self?.moved($0) }
    }

    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate anew.
    open func invalidate() { leave() }

    private func moved(_ recognizer: UIGestureRecognizer) {
        guard isEnabled, let view, recognizer.state == .began || recognizer.state == .changed else { return leave() }
        let request = UIPointerRegionRequest(recognizer.location(in: view), recognizer.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        let found =
            delegate == nil ? whole : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        guard let found, found.rect.contains(request.location) else { return leave() }
        if let region, region.rect == found.rect, region.identifier == found.identifier { return }
        leave()
        enter(found, view)
    }

    private func enter(_ region: UIPointerRegion, _ view: UIView) {
        self.region = region
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        let style =
            delegate.map { $0.pointerInteraction(self, styleFor: region) }
            ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        let change = style?.effect.map { PointerLook.change(for: $0) }
        undo = change?.undo
        animator.run { change?.apply() }
    }

    private func leave() {
        guard let region else { return }
        self.region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        let undo = undo
        self.undo = nil
        animator.run { undo?() }
    }
}

/// What an effect changes of a view, and how that is taken back.
@MainActor
private enum PointerLook {
    static func change(for effect: UIPointerEffect) -> (apply: () -> Void, undo: () -> Void) {
        switch effect {
        case .automatic(let preview):
            // What is no larger than a button of a bar gets a plate.
            let isSmall = preview.size.width <= 120 && preview.size.height <= 60
            return isSmall
                ? change(for: .highlight(preview)) : change(for: .hover(preview, preferredTintMode: .overlay))
        case .highlight(let preview): return plate(behind: preview)
        case .lift(let preview): return raise(preview, scale: 1.06, shadow: true, tint: nil)
        case .hover(let preview, let tint, let shadow, let scales):
            let mode: UIPointerEffect.TintMode? = tint == .none ? nil : tint
            return raise(preview, scale: scales ? 1.03 : 1, shadow: shadow, tint: mode)
        }
    }

    private static var plateColor: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.08) }
    }

    private static func plate(behind preview: UITargetedPreview) -> (apply: () -> Void, undo: () -> Void) {
        let view = preview.view
        let shape = preview.parameters.visiblePath?.bounds ?? view.bounds.insetBy(dx: -8, dy: -4)
        let plate = UIView(frame: view.convert(shape, to: view.superview))
        plate.backgroundColor = plateColor
        plate.layer.cornerRadius = min(10, shape.height / 2)
        plate.isUserInteractionEnabled = false
        plate.alpha = 0
        return (
            { [weak view] in
                guard let view, let parent = view.superview else { return }
                if plate.superview == nil {
                    UIView.performWithoutAnimation { parent.insertSubview(plate, belowSubview: view) }
                }
                plate.alpha = 1
            },
            {
                plate.alpha = 0
                NextTurn.perform { plate.removeFromSuperview() }
            }
        )
    }

    private static func raise(
        _ preview: UITargetedPreview, scale: CGFloat, shadow: Bool, tint: UIPointerEffect.TintMode?
    ) -> (apply: () -> Void, undo: () -> Void) {
        let view = preview.view
        let cover = UIView(frame: preview.parameters.visiblePath?.bounds ?? view.bounds)
        cover.backgroundColor = plateColor
        cover.layer.cornerRadius = view.layer.cornerRadius
        cover.isUserInteractionEnabled = false
        let layer = view.layer
        let old = (view.transform, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        return (
            { [weak view] in
                guard let view else { return }
                view.transform = old.0.scaledBy(x: scale, y: scale)
                if shadow {
                    view.layer.shadowOpacity = 0.3
                    view.layer.shadowRadius = 8
                    view.layer.shadowOffset = CGSize(width: 0, height: 4)
                }
                switch tint {
                case .overlay: view.addSubview(cover)
                case .underlay: view.insertSubview(cover, at: 0)
                default: break
                }
            },
            { [weak view] in
                cover.removeFromSuperview()
                guard let view else { return }
                view.transform = old.0
                (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (old.1, old.2, old.3)
            }
        )
    }
}
