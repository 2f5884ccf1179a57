/// A way of dealing with a view, which the view keeps.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    private enum InteractionsKey {}

    public var interactions: [any UIInteraction] {
        get { attachments[ObjectIdentifier(InteractionsKey.self)] as? [any UIInteraction] ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachments[ObjectIdentifier(InteractionsKey.self)] = interactions + [interaction]
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments[ObjectIdentifier(InteractionsKey.self)] = interactions.filter { $0 !== interaction }
        interaction.didMove(to: nil)
    }
}
