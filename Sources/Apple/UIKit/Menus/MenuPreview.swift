/// The view that a context menu belongs to, lifted above the rest of the screen.
@MainActor
final class MenuPreview: UIView {
    /// Where the view is that it is a picture of, in the window's coordinates.
    let origin: CGRect
    private let controller: UIViewController?
    private static let cornerRadius: CGFloat = 13

    init?(of view: UIView, controller: UIViewController?, parameters: UIPreviewParameters? = nil) {
        guard view.window != nil else { return nil }
        let visible = controller == nil ? parameters?.visiblePath : nil
        origin = view.convert(visible?.bounds ?? view.bounds, to: nil)
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
            if let visible {
                show(picture, of: view, in: visible, parameters)
                return
            }
        }
        // A transparent row would let the dimmed screen through.
        let plate = UIView(frame: bounds)
        plate.backgroundColor = parameters?.backgroundColor ?? .secondarySystemGroupedBackground
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

    /// Shows a part of a view, in its own outline.
    private func show(_ picture: UIView, of view: UIView, in path: UIBezierPath, _ parameters: UIPreviewParameters?) {
        let corner = path.bounds.origin
        let outline = UIBezierPath(cgPath: path.cgPath)
        outline.apply(CGAffineTransform(translationX: -corner.x, y: -corner.y))
        let plate = UIView(frame: bounds)
        plate.backgroundColor = parameters?.backgroundColor ?? .clear
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        plate.layer.mask = mask
        picture.frame = CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: view.bounds.size)
        plate.addSubview(picture)
        addSubview(plate)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowPath = (parameters?.shadowPath ?? outline).cgPath
    }
}
