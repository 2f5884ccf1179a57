/// Lets things be dragged from a view to other views of the app, after a finger has rested on it.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The object that gives the things; held weakly.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether drags begin; ``isEnabledByDefault`` if it is not said.
    open lazy var isEnabled = Self.isEnabledByDefault
    /// Whether drags begin where nothing else is said: always, also on a phone.
    open class var isEnabledByDefault: Bool { true }

    /// The view whose picture is dragged from a point of the window; the interaction's view if nil.
    var liftedView: ((CGPoint) -> UIView?)?
    /// What is dragged in place of the view's picture: a view in no window, as large as it is to be; nil for none.
    package var preview: (() -> UIView?)?

    private let press = UILongPressGestureRecognizer()
    private var drag: LocalDrag?

    /// Creates an interaction whose things an object gives.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.delegate = self
        press.onChange { [weak self] in self?.changed($0) }
    }

    open func willMove(to view: UIView?) {
        cancel()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func cancel() {
        drag?.cancel()
        drag = nil
    }

    private func changed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: begin(at: point)
        case .changed:
            drag?.move(to: point)
            if let session = drag?.session { delegate?.dragInteraction(self, sessionDidMove: session) }
        case .ended:
            drag?.end(at: point)
            drag = nil
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    private func begin(at point: CGPoint) {
        guard let view, let delegate else { return }
        let session = LocalDragSession()
        session.place = point
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return }
        session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
        delegate.dragInteraction(self, sessionWillBegin: session)
        let lifted = session.items.first.flatMap {
            delegate.dragInteraction(self, previewForLifting: $0, session: session)
        }
        let shown =
            session.items.first?.previewProvider?().map { DragPicture.make(of: $0.view, $0.parameters) }
            ?? preview?() ?? lifted.map { DragPicture.make(of: $0.view, $0.parameters) }
        drag = LocalDrag(
            session, of: lifted.flatMap { $0.view.window == nil ? nil : $0.view } ?? liftedView?(point) ?? view,
            as: shown
        ) { [weak self] operation, isOver in
            guard let self else { return }
            if isOver {
                self.delegate?.dragInteraction(self, session: session, didEndWith: operation)
            } else {
                self.delegate?.dragInteraction(self, session: session, willEndWith: operation)
            }
        }
    }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isEnabled && delegate != nil
    }
}

/// Gives the things that are dragged from a view. All but the first method are optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// The things that are dragged; none if nothing is.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// How the view looks that is lifted for a thing; nil for the interaction's view as it is.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// How the view looks that goes back. Never asked: the picture fades.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// The drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// The finger has moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Whether the things may be moved, as opposed to copied; yes if it is not said.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// The drag ends, with a drop or without.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// The drag has ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
