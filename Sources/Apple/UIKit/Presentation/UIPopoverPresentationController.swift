import Stage

/// The side that a popover's arrow points to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is under its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is over its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side that has room.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The popover is not on screen yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover and may change how it is presented.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Shows a controller beside what it belongs to. On a phone it becomes a sheet, unless the delegate says `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The part of ``sourceView`` that the popover points at, in the view's coordinates; null, the default, is all of
    /// it.
    open var sourceRect: CGRect = .null
    /// The view or bar button that the popover points at; it goes before ``sourceView``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The item of a bar that the popover points at.
    open var barButtonItem: UIBarButtonItem? {
        get { source() }
        set { sourceItem = newValue }
    }
    private func source<Source>() -> Source? { sourceItem as? Source }
    /// The sides on which the popover may be. `.any` by default.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The direction in which the arrow points, once the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The colour of the popover and its arrow; nil takes the content's.
    open var backgroundColor: UIColor?
    /// Views that take touches while the popover is shown. Has no effect: a touch outside closes it.
    open var passthroughViews: [UIView]?
    /// Whether the popover may cover its source. Has no effect.
    open var canOverlapSourceViewRect = false
    /// The least distance to the screen's edges, in points. 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    private let bubble = SheetCardView()
    /// Under the bubble, which clips what is in it and so has no shadow.
    private let shade = SheetCardView()
    private let arrow = PopoverArrowView()
    private let dismissTap = UITapGestureRecognizer(target: nil, action: nil)

    private static let cornerRadius: CGFloat = 13
    private static let arrowLength: CGFloat = 13

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open override var presentedView: UIView? { bubble }

    /// The presentation that is used on this screen.
    func adapted(presenting: UIViewController) -> UIPresentationController {
        let traits = presenting.traitCollection
        guard traits.horizontalSizeClass == .compact else { return prepared() }
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        switch style {
        case .none: return prepared()
        case .fullScreen, .overFullScreen:
            return ScreenPresentationController(style, presented: presentedViewController, presenting: presenting)
        default:
            let sheet = UISheetPresentationController(
                .pageSheet, presented: presentedViewController, presenting: presenting)
            sheet.delegate = delegate
            return sheet
        }
    }

    private func prepared() -> UIPopoverPresentationController {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        return self
    }

    private var anchor: CGRect {
        guard let container else { return .zero }
        if let frame = sourceItem?.frame(in: container) { return frame }
        guard let sourceView else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

    private func place() -> (frame: CGRect, direction: UIPopoverArrowDirection) {
        guard let container, let window = container.window else { return (.zero, .up) }
        let room = container.bounds.inset(by: window.windowSafeArea).inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 || size.height <= 0 { size = CGSize(width: 320, height: 480) }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let anchor = self.anchor
        let length = Self.arrowLength
        func clampX(_ x: CGFloat) -> CGFloat { min(max(x, room.minX), room.maxX - size.width) }
        func clampY(_ y: CGFloat) -> CGFloat { min(max(y, room.minY), room.maxY - size.height) }
        let below = CGRect(
            origin: CGPoint(x: clampX(anchor.midX - size.width / 2), y: anchor.maxY + length), size: size)
        let above = CGRect(
            origin: CGPoint(x: clampX(anchor.midX - size.width / 2), y: anchor.minY - length - size.height), size: size)
        let right = CGRect(
            origin: CGPoint(x: anchor.maxX + length, y: clampY(anchor.midY - size.height / 2)), size: size)
        let left = CGRect(
            origin: CGPoint(x: anchor.minX - length - size.width, y: clampY(anchor.midY - size.height / 2)), size: size)
        let places: [(UIPopoverArrowDirection, CGRect)] = [
            (.up, below), (.down, above), (.left, right), (.right, left),
        ]
        let permitted = places.filter { permittedArrowDirections.contains($0.0) }
        let fitting = permitted.first { room.insetBy(dx: -1, dy: -1).contains($0.1) } ?? permitted.first ?? places[0]
        var frame = fitting.1
        frame.origin.y = clampY(frame.origin.y)
        return (frame, fitting.0)
    }

    package override func prepareContainer() {
        dismissTap.onChange { [weak self] _ in self?.tappedBeside() }
        container?.addGestureRecognizer(dismissTap)
        let content: UIView = presentedViewController.view
        // On iOS the content reaches under the arrow.
        bubble.backgroundColor = backgroundColor ?? content.backgroundColor ?? .systemBackground
        bubble.layer.cornerRadius = Self.cornerRadius
        bubble.clipsToBounds = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = bubble.bounds
        bubble.addSubview(content)
        arrow.color = bubble.backgroundColor
        shade.isUserInteractionEnabled = false
        shade.backgroundColor = bubble.backgroundColor
        shade.layer.cornerRadius = Self.cornerRadius
        shade.layer.shadowOpacity = 0.16
        shade.layer.shadowRadius = 24
        shade.layer.shadowOffset = CGSize(width: 0, height: 8)
        container?.insertSubview(shade, at: 0)
        container?.addSubview(arrow)
    }

    package override func layOutContainer() {
        let (frame, direction) = place()
        arrowDirection = direction
        bubble.frame = frame
        shade.frame = frame
        arrow.point(from: frame, to: anchor, direction, length: Self.arrowLength)
    }

    package override func show(progress: CGFloat) {
        bubble.alpha = progress
        shade.alpha = progress
        arrow.alpha = progress
    }

    package override var transitionDuration: TimeInterval { 0.2 }

    package override func cleanUp() {
        bubble.alpha = 1
        shade.removeFromSuperview()
        arrow.removeFromSuperview()
        container?.removeGestureRecognizer(dismissTap)
    }

    private func tappedBeside() {
        guard let container, !bubble.frame.contains(dismissTap.location(in: container)) else { return }
        _ = leave()
    }

    package override func leave() -> Bool {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.ownPresentation?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }
}

/// The arrow of a popover.
@MainActor
private final class PopoverArrowView: UIView {
    var color: UIColor? {
        didSet { setNeedsDisplay() }
    }
    private var direction: UIPopoverArrowDirection = .up

    override var traitCollection: UITraitCollection { super.traitCollection.with(level: .elevated) }

    func point(from bubble: CGRect, to anchor: CGRect, _ direction: UIPopoverArrowDirection, length: CGFloat) {
        self.direction = direction
        isUserInteractionEnabled = false
        let width: CGFloat = 37
        let x = min(max(anchor.midX - width / 2, bubble.minX + 8), bubble.maxX - 8 - width)
        let y = min(max(anchor.midY - width / 2, bubble.minY + 8), bubble.maxY - 8 - width)
        switch direction {
        case .down: frame = CGRect(x: x, y: bubble.maxY, width: width, height: length)
        case .left: frame = CGRect(x: bubble.minX - length, y: y, width: length, height: width)
        case .right: frame = CGRect(x: bubble.maxX, y: y, width: length, height: width)
        default: frame = CGRect(x: x, y: bubble.minY - length, width: width, height: length)
        }
        setNeedsDisplay()
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard let color = color?.resolved(traitCollection) else { return }
        let box = bounds
        let corners: [CGPoint] =
            switch direction {
            case .down: [.init(x: 0, y: 0), .init(x: box.midX, y: box.maxY), .init(x: box.maxX, y: 0)]
            case .left: [.init(x: box.maxX, y: 0), .init(x: 0, y: box.midY), .init(x: box.maxX, y: box.maxY)]
            case .right: [.init(x: 0, y: 0), .init(x: box.maxX, y: box.midY), .init(x: 0, y: box.maxY)]
            default: [.init(x: 0, y: box.maxY), .init(x: box.midX, y: 0), .init(x: box.maxX, y: box.maxY)]
            }
        let path = CGMutablePath()
        path.move(to: corners[0])
        path.addLine(to: corners[1])
        path.addLine(to: corners[2])
        path.closeSubpath()
        canvas.fill(path, color)
    }
}
