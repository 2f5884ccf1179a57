/// A drag from a view of the app, which a picture of the view follows.
@MainActor
final class LocalDrag {
    let session: LocalDragSession
    private let tracker: DropTracker
    private weak var window: UIWindow?
    private let picture: UIView?
    private let grip: CGPoint
    private let ending: (UIDropOperation, _ isOver: Bool) -> Void

    /// How far the picture stands out.
    private static let lift: CGFloat = 1.05

    /// - Parameter preview: What follows the finger, in place of the view's picture.
    init(
        _ session: LocalDragSession, of view: UIView, as preview: UIView? = nil,
        ending: @escaping (UIDropOperation, _ isOver: Bool) -> Void
    ) {
        self.session = session
        self.ending = ending
        tracker = DropTracker(DropSession(session.items, local: session))
        window = view.window
        picture = preview ?? view.snapshotView(afterScreenUpdates: false)
        var place = view.convert(view.bounds, to: nil)
        if let preview {
            let size = preview.bounds.size
            place = CGRect(
                x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        grip = CGPoint(x: session.place.x - place.midX, y: session.place.y - place.midY)
        guard let window, let picture else { return }
        picture.frame = place
        picture.layer.shadowOpacity = 0.25
        picture.layer.shadowRadius = 10
        picture.layer.shadowOffset = CGSize(width: 0, height: 6)
        picture.alpha = 0.9
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
        UIView.animate(withDuration: 0.2) {
            picture.transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift)
        }
    }

    func move(to point: CGPoint) {
        session.place = point
        picture?.center = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
        tracker.move(to: point, over: DropTracker.look { window?.hitTest(point, with: nil) })
    }

    func end(at point: CGPoint) {
        move(to: point)
        ending(tracker.operation, false)
        finish(tracker.drop())
    }

    func cancel() {
        tracker.cancel()
        ending(.cancel, false)
        finish(.cancel)
    }

    private func finish(_ operation: UIDropOperation) {
        let (picture, ending) = (picture, ending)
        UIView.animate(withDuration: 0.2) {
            picture?.alpha = 0
        } completion: { _ in
            picture?.removeFromSuperview()
            ending(operation, true)
        }
    }
}

/// A drag, as the view hears of it that it began in.
@MainActor
final class LocalDragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    /// In the coordinates of the window.
    var place = CGPoint.zero

    var allowsMoveOperation = true

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
}
