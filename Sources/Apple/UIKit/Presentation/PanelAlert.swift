/// The alert of a panel: its buttons are known by their places, and are told of before it goes.
final class PanelAlert: UIAlertController {
    var chosen: ((Int) -> Void)?
    var appeared: (() -> Void)?
    private var places: [(action: UIAlertAction, index: Int)] = []

    func add(_ action: UIAlertAction, at index: Int) {
        places.append((action, index))
        addAction(action)
    }

    func actions(at index: Int) -> UIAlertAction? { places.first { $0.index == index }?.action }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let place = places.first(where: { $0.action === action }) else { return }
        chosen?(place.index)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared?()
        appeared = nil
    }
}
