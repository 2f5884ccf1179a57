extension UIView {
    func setRecognizers(_ new: [UIGestureRecognizer]) {
        for old in ownRecognizers where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
        ownRecognizers = new
    }

    func adopt(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        ownRecognizers.append(recognizer)
        recognizer.view = self
    }

    func release(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        ownRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
        recognizer.wasRemovedFromView()
    }
}
