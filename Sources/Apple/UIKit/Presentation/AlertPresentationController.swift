/// Shows an alert over a dimmed screen.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

    override func prepareContainer() {
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        container?.addSubview(dimming)
        // Beside an action sheet a tap is its cancel button; beside an alert it is nothing.
        guard isSheet else { return }
        tap.onChange { [weak self] _ in
            guard let alert = self?.alert else { return }
            if let cancel = alert.cancelAction { alert.choose(cancel) } else { alert.dismiss(animated: true) }
        }
        dimming.addGestureRecognizer(tap)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let window = container.window, let view = presentedView else { return .zero }
        let room = container.bounds.inset(by: window.windowSafeArea)
        guard isSheet else {
            let size = view.sizeThatFits(CGSize(width: AlertView.alertWidth, height: room.height - 48))
            return CGRect(
                x: (container.bounds.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2,
                width: size.width, height: size.height
            ).pixelAligned(container.contentScaleFactor)
        }
        let width = min(container.bounds.width - 2 * AlertView.sheetMargin, 520)
        let size = view.sizeThatFits(CGSize(width: width, height: room.height - 2 * AlertView.sheetMargin))
        let bottom = max(window.windowSafeArea.bottom, AlertView.sheetMargin)
        return CGRect(
            x: (container.bounds.width - width) / 2, y: container.bounds.height - bottom - size.height, width: width,
            height: size.height
        ).pixelAligned(container.contentScaleFactor)
    }

    override func layOutContainer() {
        super.layOutContainer()
        dimming.frame = container?.bounds ?? .zero
    }

    override func show(progress: CGFloat) {
        guard let container, let view = presentedView else { return }
        dimming.alpha = progress
        if isSheet {
            let distance = container.bounds.height - frameOfPresentedViewInContainerView.minY
            view.transform =
                progress >= 1 ? .identity : CGAffineTransform(translationX: 0, y: distance * (1 - progress))
        } else {
            view.alpha = progress
            let scale = 1 + 0.2 * (1 - progress)
            // It comes from nearer, and goes without moving.
            let isLeaving = presentedViewController.isBeingDismissed
            view.transform = progress >= 1 || isLeaving ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    override var transitionDuration: TimeInterval { isSheet ? 0.4 : 0.3 }
}
