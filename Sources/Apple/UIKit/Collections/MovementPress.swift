/// The long press by which a collection view controller moves items.
@MainActor
final class MovementPress: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private weak var collection: UICollectionView?
    /// From the finger to the middle of the item.
    private var grip = CGPoint.zero

    override init() {
        super.init()
        recognizer.delegate = self
        recognizer.onChange { [weak self] in self?.changed($0) }
    }

    func attach(to collection: UICollectionView) {
        guard self.collection !== collection else { return }
        self.collection?.removeGestureRecognizer(recognizer)
        self.collection = collection
        collection.addGestureRecognizer(recognizer)
    }

    /// Items that are dragged out of the collection as well are moved by that drag.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection, collection.dragDelegate == nil || !collection.dragInteractionEnabled,
            let path = collection.indexPathForItem(at: gestureRecognizer.location(in: collection))
        else { return false }
        return collection.canMove(path)
    }

    private func changed(_ recognizer: UIGestureRecognizer) {
        guard let collection else { return }
        let finger = recognizer.location(in: collection)
        switch recognizer.state {
        case .began:
            guard let path = collection.indexPathForItem(at: finger),
                collection.beginInteractiveMovementForItem(at: path), let cell = collection.cellForItem(at: path)
            else { return }
            let middle = collection.convert(cell.center, from: cell.superview)
            grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
        case .changed:
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }
}
