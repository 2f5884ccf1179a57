import Stage

/// Hears of changes of a sheet's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Shows a controller as a card that a person can pull down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name from text.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen but its top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the screen.
        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
        /// The full height.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height that a block works out from the space; nil leaves the height out.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height without the safe area; nil when the detent is out of use.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The heights at which the sheet rests, in rising order. Full height by default.
    open var detents: [Detent] = [.large()] {
        didSet { container?.setNeedsLayout() }
    }
    /// Asks detents of an app's own for their heights again; in the block of ``animateChanges(_:)`` the sheet moves there.
    open func invalidateDetents() {
        let current = detents
        detents = current
    }

    /// The height at which the sheet is; nil, the default, is the first of ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { container?.setNeedsLayout() } }
    }
    /// The greatest height at which what is beneath is neither dimmed nor blocked; nil always dims.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { container?.setNeedsLayout() }
    }
    /// Whether a handle is shown at the top. False by default.
    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }
    /// The radius of the top corners, in points; nil takes the default.
    open var preferredCornerRadius: CGFloat? {
        didSet { container?.setNeedsLayout() }
    }
    /// Whether scrolling up first enlarges the sheet. Has no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet lies at the bottom on low screens. Has no effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as its content asks. Has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The view that the sheet seems to come from. Has no effect on the place of the sheet.
    open var sourceView: UIView?

    /// Makes changes of the sheet's properties with animation.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: 0.4,
            animations: {
                changes()
                self.container?.setNeedsLayout()
                self.container?.layoutIfNeeded()
                self.show(progress: 1)
            })
    }

    // MARK: Look, of iOS 17 on a phone

    /// Between the status bar and the card, in points.
    private static let gap: CGFloat = 10
    private static let cornerRadius: CGFloat = 10
    /// The visible part of the presenter at either side when it steps back, in points.
    private static let presenterInset: CGFloat = 16

    private let style: UIModalPresentationStyle
    private let dimming = UIView()
    private let backdrop = UIView()
    private let card = SheetCardView()
    private let grabber = UIView()
    private var progress: CGFloat = 0
    private var pull: CGFloat = 0
    private lazy var pan = makePan()

    init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    open override var presentationStyle: UIModalPresentationStyle { style }

    open override var presentedView: UIView? { card }

    private var selectedDetent: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    private var topInset: CGFloat {
        (container?.window?.windowSafeArea.top ?? 0) + Self.gap
    }

    private struct Resolution: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
    }

    private func height(of detent: Detent?) -> CGFloat {
        guard let container else { return 0 }
        let bottom = container.window?.windowSafeArea.bottom ?? 0
        let full = container.bounds.height - topInset
        guard let detent, detent.identifier != .large else { return full }
        let context = Resolution(
            containerTraitCollection: container.traitCollection, maximumDetentValue: full - bottom)
        return min(full, (detent.resolvedValue(in: context) ?? full) + bottom)
    }

    /// Whether the card is as high as can be, so that the presenter steps back behind it.
    private var isLarge: Bool {
        guard let container else { return true }
        return frameOfPresentedViewInContainerView.minY <= topInset + 0.5 && container.bounds.width < 600
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = container?.bounds else { return .zero }
        // On a wide screen the sheet stands in the middle.
        if bounds.width >= 600 {
            let size = presentedViewController.preferredContentSize
            let width = min(bounds.width - 40, size.width > 0 ? size.width : style == .formSheet ? 540 : 712)
            let height = min(
                bounds.height - 2 * topInset, size.height > 0 ? size.height : style == .formSheet ? 620 : 2000)
            return CGRect(
                x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        }
        let height = height(of: selectedDetent)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let limitIndex = detents.firstIndex(where: { $0.identifier == limit }),
            let index = detents.firstIndex(where: { $0.identifier == selectedDetent?.identifier })
        else { return true }
        return index > limitIndex
    }

    package override func prepareContainer() {
        guard let container, let window = container.window else { return }
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.addGestureRecognizer(makeDimmingTap())
        container.addSubview(dimming)
        backdrop.backgroundColor = .black
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = window.bounds
        if let behind = presenterCard, behind.superview === window {
            window.insertSubview(backdrop, belowSubview: behind)
        }
        let content: UIView = presentedViewController.view
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        card.bounds.size = frameOfPresentedViewInContainerView.size
        content.frame = card.bounds
        card.addSubview(content)
        grabber.isHidden = !prefersGrabberVisible
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        card.addSubview(grabber)
        card.clipsToBounds = true
        card.addGestureRecognizer(pan)
    }

    package override func layOutContainer() {
        guard let container else { return }
        dimming.frame = container.bounds
        backdrop.frame = container.bounds
        dimming.isHidden = !isDimmed
        container.passesTouches = !isDimmed
        let frame = frameOfPresentedViewInContainerView
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
        card.layer.maskedCorners =
            frame.maxY >= container.bounds.maxY - 0.5
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        grabber.frame = CGRect(x: (frame.width - 36) / 2, y: 5, width: 36, height: 5)
        show(progress: progress)
    }

    /// The view that steps back: the presenter's, or the card that contains it.
    private var presenterCard: UIView? {
        if let sheet = presentingViewController.ownPresentation?.controller as? UISheetPresentationController {
            return sheet.card
        }
        return presentingViewController.viewIfLoaded
    }

    package override func show(progress: CGFloat) {
        guard let container else { return }
        self.progress = progress
        let distance = container.bounds.height - frameOfPresentedViewInContainerView.minY
        card.transform = CGAffineTransform(translationX: 0, y: distance * (1 - progress) + pull)
        dimming.alpha = progress
        stepBack(isLarge ? progress : 0, in: container)
    }

    /// The presenter becomes a card behind the sheet.
    private func stepBack(_ share: CGFloat, in container: UIView) {
        guard let behind = presenterCard else { return }
        let size = behind.bounds.size
        guard size.width > 0, share > 0 else {
            behind.transform = .identity
            if !(behind is SheetCardView) { behind.layer.cornerRadius = 0 }
            return
        }
        let scale = 1 - share * 2 * Self.presenterInset / size.width
        let shift: CGFloat
        if behind is SheetCardView {
            // A card behind a card looks out above it.
            shift = -share * Self.gap - (1 - scale) * size.height / 2
        } else {
            let top = (container.window?.windowSafeArea.top ?? 0) * share
            shift = top - (1 - scale) * size.height / 2
        }
        behind.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
        behind.layer.cornerRadius = Self.cornerRadius
        behind.clipsToBounds = true
    }

    package override var transitionDuration: TimeInterval { 0.5 }

    package override func cleanUp() {
        card.transform = .identity
        backdrop.removeFromSuperview()
        dimming.removeFromSuperview()
        if let behind = presenterCard {
            behind.transform = .identity
            if !(behind is SheetCardView) {
                behind.layer.cornerRadius = 0
                behind.clipsToBounds = false
            }
        }
    }

    // MARK: Pulling

    private func makePan() -> UIPanGestureRecognizer {
        let pan = SheetPanGestureRecognizer(target: nil, action: nil)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.onChange { [weak self] _ in self?.panChanged() }
        return pan
    }

    private func makeDimmingTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onChange { [weak self] _ in
            guard let self else { return }
            // Beside a card that leaves no room but the status bar's, a tap does nothing on a phone.
            if self.isLarge { return }
            self.dismissByPerson(from: 1)
        }
        return tap
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? SheetPanGestureRecognizer else { return true }
        let movement = pan.translation(in: container)
        guard abs(movement.y) > abs(movement.x) else { return false }
        if let scrollView = pan.scrollView, scrollView !== card {
            // The content scrolls first; at its beginning a pull takes the sheet.
            return movement.y > 0 && scrollView.isAtTop
        }
        return true
    }

    private func panChanged() {
        guard let container, let presentation = presentedViewController.ownPresentation else { return }
        let frame = frameOfPresentedViewInContainerView
        let distance = max(container.bounds.height - frame.minY, 1)
        let movement = pan.translation(in: container).y
        let resists = presentedViewController.isModalInPresentation
        switch pan.state {
        case .began:
            (pan as? SheetPanGestureRecognizer)?.takeTouchesFromScrollView()
            presentation.pullBegan()
            fallthrough
        case .changed:
            // Upwards, and where it may not be dismissed, the card gives way less and less.
            pull = movement < 0 || resists ? Self.resisted(movement) : movement
            progress = 1
            card.transform = CGAffineTransform(translationX: 0, y: pull)
            let share = min(1, max(0, 1 - pull / distance))
            dimming.alpha = share
            stepBack(isLarge ? share : 0, in: container)
        case .ended:
            let velocity = pan.velocity(in: container).y
            let target = frame.minY + movement + velocity * 0.15
            if let detent = detent(nearest: container.bounds.height - target), !resists || detent.rests {
                settle(at: detent.detent)
                presentation.pullCancelled()
                return
            }
            let wants = velocity > 800 || (velocity > -200 && movement > distance / 2)
            if wants, resists || !(delegate?.presentationControllerShouldDismiss(self) ?? true) {
                settle(at: nil)
                presentation.pullCancelled()
                delegate?.presentationControllerDidAttemptToDismiss(self)
            } else if wants {
                let share = min(1, max(0, 1 - pull / distance))
                pull = 0
                dismissByPerson(from: share)
            } else {
                settle(at: nil)
                presentation.pullCancelled()
            }
        case .cancelled, .failed:
            settle(at: nil)
            presentation.pullCancelled()
        default: break
        }
    }

    /// With several detents: the one to which the card goes; nil when it goes away or there is only one.
    private func detent(nearest height: CGFloat) -> (detent: Detent, rests: Bool)? {
        guard detents.count > 1 else { return nil }
        let candidates = detents.map { ($0, self.height(of: $0)) }
        guard let nearest = candidates.min(by: { abs($0.1 - height) < abs($1.1 - height) }) else { return nil }
        return height < nearest.1 / 2 ? nil : (nearest.0, true)
    }

    private func settle(at detent: Detent?) {
        let changes = detent != nil && detent?.identifier != selectedDetent?.identifier
        if let detent, changes { selectedDetentIdentifier = detent.identifier }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: {
                self.pull = 0
                self.progress = 1
                self.container?.setNeedsLayout()
                self.container?.layoutIfNeeded()
                self.show(progress: 1)
            })
        if changes {
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    private static func resisted(_ movement: CGFloat) -> CGFloat {
        let reach: CGFloat = 60
        return movement < 0
            ? -reach * (1 - 1 / (-movement / reach * 0.55 + 1)) : reach * (1 - 1 / (movement / reach * 0.55 + 1))
    }

    package override func leave() -> Bool {
        if delegate?.presentationControllerShouldDismiss(self) ?? true {
            dismissByPerson(from: 1)
        } else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
        }
        return true
    }

    private func dismissByPerson(from progress: CGFloat) {
        guard let presentation = presentedViewController.ownPresentation else { return }
        if presentedViewController.isModalInPresentation {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentation.dismiss(animated: true, from: progress) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// The information a detent can use.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the space that the sheet is in.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the tallest sheet in points, without the safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The card of a sheet. What is in it is drawn as lying on a higher level: in the dark, on a lighter ground.
@MainActor
final class SheetCardView: UIView {
    override var traitCollection: UITraitCollection {
        super.traitCollection.with(level: .elevated)
    }
}

/// Pulls a sheet; the content under the finger scrolls first.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    private(set) weak var scrollView: UIScrollView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        var next = touches.first?.view
        scrollView = nil
        while let view = next, view !== self.view {
            if let found = view as? UIScrollView, found.isScrollEnabled {
                scrollView = found
                break
            }
            next = view.superview
        }
        super.touchesBegan(touches, with: event)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView, preventingGestureRecognizer === scrollView.panGestureRecognizer else {
            return super.canBePrevented(by: preventingGestureRecognizer)
        }
        return !(scrollView.isAtTop && translation(in: nil).y > 0)
    }

    func takeTouchesFromScrollView() {
        guard let scrollView, scrollView.panGestureRecognizer.isEnabled else { return }
        scrollView.panGestureRecognizer.isEnabled = false
        scrollView.panGestureRecognizer.isEnabled = true
    }
}

extension UIScrollView {
    fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
