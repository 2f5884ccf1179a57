/// The views that come and go in a layout that is animated.
@MainActor
final class TransitionBatch {
    /// The batch of the layout that is under way.
    static var current: TransitionBatch?
    /// The views that are on their way out.
    private static var leaving: [ObjectIdentifier: Look] = [:]

    private let animation: Animation
    private var inserted: [UIView] = []
    private var removed: [UIView] = []

    /// How a view looks without its transition.
    private struct Look {
        var alpha: CGFloat
        var transform: CGAffineTransform
        var isTouchable: Bool
        var blur: CGFloat

        @MainActor init(_ view: UIView) {
            (alpha, transform, isTouchable) = (view.alpha, view.transform, view.isUserInteractionEnabled)
            blur = view.layer.contentBlur
        }

        @MainActor func restore(_ view: UIView) {
            (view.alpha, view.transform, view.isUserInteractionEnabled) = (alpha, transform, isTouchable)
            if view.layer.contentBlur != blur { view.layer.contentBlur = blur }
        }
    }

    private init(_ animation: Animation) { self.animation = animation }

    /// Lays out with an animation: what is moved moves, and what comes and goes does so by its transition.
    static func run(_ animation: Animation, _ layout: @escaping () -> Void) {
        let batch = TransitionBatch(animation)
        let outer = current
        current = batch
        animation.run(layout)
        current = outer
        batch.perform()
    }

    static func isLeaving(_ view: UIView) -> Bool { leaving[ObjectIdentifier(view)] != nil }

    /// A view on its way out is to stay after all.
    static func keep(_ view: UIView) {
        guard let look = leaving.removeValue(forKey: ObjectIdentifier(view)) else { return }
        look.restore(view)
    }

    func insert(_ view: UIView) { inserted.append(view) }
    func remove(_ view: UIView) { removed.append(view) }

    private func perform() {
        for view in inserted where view.superview != nil { insertAnimated(view) }
        for view in removed { removeAnimated(view) }
    }

    private func insertAnimated(_ view: UIView) {
        if let start = Self.matchedStart(of: view) {
            let look = Look(view)
            UIView.performWithoutAnimation { view.transform = look.transform.concatenating(start) }
            animation.run { look.restore(view) }
            return
        }
        let transition = Self.transition(of: view)
        guard !transition.insertion.isEmpty else { return }
        let look = Look(view)
        UIView.performWithoutAnimation { Self.apply(transition.insertion, to: view, look) }
        (transition.insertionAnimation ?? animation).run { look.restore(view) }
    }

    private func removeAnimated(_ view: UIView) {
        let transition = Self.transition(of: view)
        guard !transition.removal.isEmpty, view.superview != nil else { return view.removeFromSuperview() }
        let look = Look(view)
        let id = ObjectIdentifier(view)
        Self.leaving[id] = look
        view.isUserInteractionEnabled = false
        (transition.removalAnimation ?? animation).run {
            Self.apply(transition.removal, to: view, look)
        } completion: {
            guard Self.leaving.removeValue(forKey: id) != nil else { return }
            view.removeFromSuperview()
            look.restore(view)
        }
    }

    /// From where a view moves that takes the place of another one, or what is in it alone.
    private static func matchedStart(of view: UIView) -> CGAffineTransform? {
        var next: UIView? = view
        while let group = next as? GroupView {
            if let start = group.matchedStart {
                group.matchedStart = nil
                return start
            }
            next = group.subviews.count == 1 ? group.subviews[0] : nil
        }
        return nil
    }

    /// The transition of a view, or of what is in it alone.
    private static func transition(of view: UIView) -> AnyTransition {
        var next: UIView? = view
        while let group = next as? GroupView {
            if let group = group as? TransitionView { return group.transition }
            next = group.subviews.count == 1 ? group.subviews[0] : nil
        }
        return .opacity
    }

    private static func apply(_ effects: [AnyTransition.Effect], to view: UIView, _ look: Look) {
        var transform = CGAffineTransform.identity
        for effect in effects {
            switch effect {
            case .opacity: view.alpha = 0
            case .scale(let scale, let anchor):
                // A matrix of nothing could not be told from others on the way.
                let scale = max(abs(scale), 0.001)
                let own = view.layer.anchorPoint
                let distance = CGPoint(
                    x: (anchor.x - own.x) * view.bounds.width, y: (anchor.y - own.y) * view.bounds.height)
                transform = transform.concatenating(
                    CGAffineTransform(translationX: -distance.x, y: -distance.y)
                        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                        .concatenating(CGAffineTransform(translationX: distance.x, y: distance.y)))
            case .offset(let offset):
                transform = transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
            case .look(let make):
                let wanted = make(view.bounds.size)
                view.alpha *= wanted.alpha
                if wanted.blur > 0 { view.layer.contentBlur = wanted.blur }
                transform = transform.concatenating(wanted.transform.invertible)
            case .move(let edge):
                let size = view.bounds.size
                switch edge {
                case .top: transform.ty -= size.height
                case .bottom: transform.ty += size.height
                case .leading: transform.tx -= size.width
                case .trailing: transform.tx += size.width
                }
            }
        }
        if transform != .identity { view.transform = look.transform.concatenating(transform) }
    }
}

extension CGAffineTransform {
    /// A matrix of nothing could not be told from others on the way.
    fileprivate var invertible: CGAffineTransform {
        a * d - b * c == 0
            ? CGAffineTransform(scaleX: 0.001, y: 0.001).concatenating(CGAffineTransform(translationX: tx, y: ty))
            : self
    }
}
