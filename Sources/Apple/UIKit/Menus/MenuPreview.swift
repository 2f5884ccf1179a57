/// The view that a context menu belongs to, lifted above the rest of the screen.
@MainActor
final class MenuPreview: UIView {
    /// Where the view is that it is a picture of, in the window's coordinates.
    let origin: CGRect
    private let controller: UIViewController?
    private static let cornerRadius: CGFloat = 13

    init?(of view: UIView, controller: UIViewController?) {
        guard view.window != nil else { return nil }
        origin = view.convert(view.bounds, to: nil)
        self.controller = controller
        super.init(frame: origin)
        let content: UIView
        if let controller {
            controller.loadViewIfNeeded()
            content = controller.view
            let preferred = controller.preferredContentSize
            let bounds = view.window?.bounds ?? origin
            let width = preferred.width > 0 ? min(preferred.width, bounds.width - 32) : bounds.width - 32
            let height = preferred.height > 0 ? preferred.height : bounds.height * 0.5
            frame = CGRect(
                x: origin.midX - width / 2, y: origin.midY - height / 2, width: width,
                height: min(height, bounds.height))
        } else {
            guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
            content = picture
        }
        // A transparent row would let the dimmed screen through.
        let plate = UIView(frame: bounds)
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : Self.cornerRadius
        plate.clipsToBounds = true
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plate.addSubview(content)
        addSubview(plate)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: plate.layer.cornerRadius).cgPath
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }
}
