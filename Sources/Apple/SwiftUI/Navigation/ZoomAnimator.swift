/// The views that screens grow out of.
@MainActor
final class ZoomSources {
    static let shared = ZoomSources()

    private struct Entry {
        weak var view: UIView?
        var look: ZoomLook
    }

    private var entries: [_ZoomSource: Entry] = [:]
    private var limit = 64

    func set(_ source: _ZoomSource, _ view: UIView, _ look: ZoomLook) {
        entries[source] = Entry(view: view, look: look)
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.view != nil }
        limit = max(64, entries.count * 2)
    }

    /// The view that is the source, if it is on the screen.
    func view(_ source: _ZoomSource) -> (view: UIView, look: ZoomLook)? {
        guard let entry = entries[source], let view = entry.view, view.window != nil, !view.bounds.isEmpty else {
            return nil
        }
        return (view, entry.look)
    }
}

/// Has a screen grow out of a view, or go back into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: _ZoomSource
    private let isGrowing: Bool

    init(_ source: _ZoomSource, isGrowing: Bool) {
        self.source = source
        self.isGrowing = isGrowing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.45
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let key: UITransitionContextViewControllerKey = isGrowing ? .to : .from
        guard let screen = context.viewController(forKey: key), let view = screen.view else {
            return context.completeTransition(true)
        }
        var whole = context.finalFrame(for: screen)
        if whole.isEmpty { whole = view.frame }
        if whole.isEmpty { whole = container.bounds }
        if !isGrowing, let other = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if !frame.isEmpty { other.frame = frame }
            if other.superview == nil { container.insertSubview(other, at: 0) }
            other.layoutIfNeeded()
        }
        let found = ZoomSources.shared.view(source)
        // A view that is gone is taken to be a point in the middle.
        let small =
            found.map { $0.view.convert($0.view.bounds, to: container) }
            ?? CGRect(x: whole.midX - 0.5, y: whole.midY - 0.5, width: 1, height: 1)
        let radius = found.map { $0.look.radius ?? cornerRadius(of: $0.view) } ?? 0

        let pane = UIView(frame: isGrowing ? small : whole)
        pane.clipsToBounds = true
        pane.backgroundColor = found?.look.background
        let shade = UIView(frame: pane.frame)
        if let shadow = found?.look.shadow {
            shade.backgroundColor = found?.look.background ?? .systemBackground
            shade.layer.shadowColor = shadow.color.cgColor
            shade.layer.shadowRadius = shadow.radius
            shade.layer.shadowOffset = shadow.offset
            shade.layer.shadowOpacity = 1
            container.addSubview(shade)
        }
        container.addSubview(pane)
        view.transform = .identity
        view.frame = CGRect(origin: .zero, size: whole.size)
        pane.addSubview(view)
        view.layoutIfNeeded()

        // As wide as the view, and seen from its top on.
        let scale = min(max(small.width / whole.width, 0.001), 1)
        func shrink() {
            (pane.frame, shade.frame) = (small, small)
            (pane.layer.cornerRadius, shade.layer.cornerRadius) = (radius, radius)
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.center = CGPoint(x: small.width / 2, y: whole.height * scale / 2)
            shade.alpha = 1
        }
        func grow() {
            (pane.frame, shade.frame) = (whole, whole)
            (pane.layer.cornerRadius, shade.layer.cornerRadius) = (0, 0)
            view.transform = .identity
            view.center = CGPoint(x: whole.width / 2, y: whole.height / 2)
            shade.alpha = 0
        }
        if isGrowing { shrink() } else { grow() }
        found?.view.alpha = 0
        if isGrowing { view.alpha = found == nil ? 0 : 0.2 }
        UIView.animate(
            springDuration: transitionDuration(using: context), bounce: 0,
            animations: { [self] in
                if isGrowing { grow() } else { shrink() }
                view.alpha = isGrowing ? 1 : 0.2
            },
            completion: { [self] _ in
                found?.view.alpha = 1
                view.alpha = 1
                view.transform = .identity
                view.frame = whole
                if isGrowing { container.addSubview(view) } else { view.removeFromSuperview() }
                pane.removeFromSuperview()
                shade.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    /// That of the view, or of the one in it that fills it.
    private func cornerRadius(of view: UIView) -> CGFloat {
        var next: UIView? = view
        while let here = next {
            if here.layer.cornerRadius > 0, here.clipsToBounds { return here.layer.cornerRadius }
            next = here.subviews.first { $0.bounds.size == view.bounds.size }
        }
        return 0
    }
}

/// Has screens of a stack grow that say so.
final class StackZooms: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isGrowing = operation == .push
        guard let source = (isGrowing ? toVC : fromVC).zoomSource else { return nil }
        // A screen that comes out of nothing comes as the system has it.
        if isGrowing, ZoomSources.shared.view(source) == nil { return nil }
        return ZoomAnimator(source, isGrowing: isGrowing)
    }
}

/// Has a screen that covers all of the screen grow, if it says so.
final class CoverZooms: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let source = presented.zoomSource, ZoomSources.shared.view(source) != nil else { return nil }
        return ZoomAnimator(source, isGrowing: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissed.zoomSource.map { ZoomAnimator($0, isGrowing: false) }
    }
}

/// A controller that shows a screen of views.
@MainActor
private protocol ScreenController: UIViewController {
    var ownScreen: Screen { get }
}

extension UIHostingController: ScreenController {}

extension UIViewController {
    /// The view that the screen grows out of, if its views say so, or those of the first screen of a stack in it.
    fileprivate var zoomSource: _ZoomSource? {
        if let source = (self as? any ScreenController)?.ownScreen.zoomSource { return source }
        return children.lazy.compactMap(\.zoomSource).first
    }
}
