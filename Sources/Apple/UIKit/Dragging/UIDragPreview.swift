/// What follows the finger in a drag, in place of a picture of the view.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view, which need not be in a window.
    public let view: UIView
    /// How it looks.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Creates a preview of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// How a view looks while it is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged view comes from, or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted for a drag.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same, elsewhere.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The picture that follows the finger.
@MainActor
enum DragPicture {
    /// A picture of a view, or the view itself if it is in no window, as its parameters have it look.
    static func make(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
        if view.bounds.isEmpty { view.sizeToFit() }
        let content = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
        let area = parameters.visiblePath?.bounds ?? view.bounds
        let picture = UIView(frame: CGRect(origin: .zero, size: area.size))
        picture.backgroundColor = parameters.visiblePath == nil ? parameters.backgroundColor : nil
        content.frame = CGRect(origin: CGPoint(x: -area.minX, y: -area.minY), size: view.bounds.size)
        let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        if let path = parameters.visiblePath {
            let clip = UIView(frame: picture.bounds)
            clip.backgroundColor = parameters.backgroundColor
            let mask = CAShapeLayer()
            mask.path = moved(path, move).cgPath
            clip.layer.mask = mask
            clip.addSubview(content)
            picture.addSubview(clip)
        } else {
            picture.addSubview(content)
        }
        if let shadow = parameters.shadowPath ?? parameters.visiblePath {
            picture.layer.shadowPath = moved(shadow, move).cgPath
        }
        return picture
    }

    private static func moved(_ path: UIBezierPath, _ transform: CGAffineTransform) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(transform)
        return copy
    }
}
