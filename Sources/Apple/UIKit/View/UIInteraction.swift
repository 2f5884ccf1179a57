/// A way of dealing with a view, which the view keeps.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// Called before the interaction goes to a view, or to none.
    func willMove(to view: UIView?)
    /// Called when the interaction has gone to a view, or to none.
    func didMove(to view: UIView?)
}

extension UIView {
    private enum InteractionsKey {}

    /// The view's interactions.
    public var interactions: [any UIInteraction] {
        get { attachments[ObjectIdentifier(InteractionsKey.self)] as? [any UIInteraction] ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, which is taken from the view that has it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachments[ObjectIdentifier(InteractionsKey.self)] = interactions + [interaction]
        interaction.didMove(to: self)
    }

    /// Takes an interaction away.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments[ObjectIdentifier(InteractionsKey.self)] = interactions.filter { $0 !== interaction }
        interaction.didMove(to: nil)
    }
}
