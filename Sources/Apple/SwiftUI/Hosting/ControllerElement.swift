/// An element that is the view of a view controller.
class ControllerElement: ViewElement {
    weak var screen: Screen?

    var controller: UIViewController { fatalError("\(Self.self) has no controller") }

    override var view: UIView { controller.view }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var extendsOverSafeArea: Bool { true }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let parent = screen?.controller
        let isNew = controller.parent == nil && parent != nil
        if isNew { parent?.addChild(controller) }
        super.place(rect, proposal, in: canvas)
        if isNew, let parent {
            let controller = controller
            // The view is in its place when the layout is done.
            graph?.afterLayout {
                if parent.viewIfLoaded?.window != nil {
                    controller.beginAppearanceTransition(true, animated: false)
                    controller.announceIsAppearing()
                    controller.endAppearanceTransition()
                }
                controller.didMove(toParent: parent)
            }
        }
    }
}

extension ControllerElement: Disposable {
    func dispose() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.beginAppearanceTransition(false, animated: false)
        controller.view.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.removeFromParent()
    }
}
